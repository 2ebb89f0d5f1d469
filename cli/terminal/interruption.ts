/** What a shell calls a program that Ctrl-C has ended. */
export const interrupted = 130

/** While it works, Ctrl-C does not end the program but tells the work to stop. */
export async function interruptible(
  work: (signal: AbortSignal) => Promise<void>,
): Promise<{ wasInterrupted: boolean }> {
  const controller = new AbortController()
  const interrupt = () => controller.abort()
  process.on('SIGINT', interrupt)
  try {
    await work(controller.signal)
  } finally {
    process.off('SIGINT', interrupt)
  }
  return { wasInterrupted: controller.signal.aborted }
}
