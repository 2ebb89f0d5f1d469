const groupSize = 16

/** Does something so many times, a few at once. */
export async function inSmallGroups<T>(times: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const done: T[] = []
  while (done.length < times) {
    const size = Math.min(groupSize, times - done.length)
    done.push(...(await Promise.all(Array.from({ length: size }, (_, at) => work(done.length + at)))))
  }
  return done
}
