/** How long this takes the processor, in ms: what else the machine does meanwhile is not counted. */
export function processorMs(act: () => void): number {
  const start = process.cpuUsage()
  act()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1_000
}
