/** There is no such file, and asking again does not bring it. */
export class NoFile extends Error {}

/** What a status other than 200 means. */
export const statusFault = (status: number): Error =>
  status >= 400 && status < 500 ? new NoFile(`HTTP ${status}`) : new Error(`HTTP ${status}`)
