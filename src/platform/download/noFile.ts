/** There is no such file; asking again does not help. */
export class NoFile extends Error {}

/** Too slow, too early, too many: these pass. */
const passing = [408, 425, 429]

export const statusFault = (status: number): Error =>
  status >= 400 && status < 500 && !passing.includes(status)
    ? new NoFile(`HTTP ${status}`)
    : new Error(`HTTP ${status}`)
