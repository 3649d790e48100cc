/** Counts the process's own time, so that other work on the machine does not matter. */
export function processorMs(act: () => void): number {
  const start = process.cpuUsage()
  act()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1_000
}
