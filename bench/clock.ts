/** CPU time of the whole process in seconds: garbage collection and compiling beside it count, waiting does not. */
function cpuSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/** Works for that much CPU time; `work` says how much it has done each time. */
export function perCpuSecond(seconds: number, work: () => number): number {
  const start = cpuSeconds()
  let done = 0
  let used = 0
  while (used < seconds) {
    done += work()
    used = cpuSeconds() - start
  }
  return done / used
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}
