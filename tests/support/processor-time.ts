/** Milliseconds of processor time that `run` takes: unlike the clock's, they do not count the time others had the processor. */
export function processorTimeMs(run: () => void): number {
  const before = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}
