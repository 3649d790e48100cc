/** There is no such file; asking again does not help. */
export class NoFile extends Error {}

export const statusFault = (status: number): Error =>
  status >= 400 && status < 500 ? new NoFile(`HTTP ${status}`) : new Error(`HTTP ${status}`)
