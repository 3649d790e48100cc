/**
 * What nobody has caught, an `Error` or whatever else was thrown; or the address of a script or a style that did not
 * come (not in the mini-program, whose code comes with WeChat).
 */
export type Fault = { error: unknown } | { missingFile: string }

/** With the route of the page it happened on, without parameters. */
export type PageFault = Fault & { page: string }

export interface Faults {
  watch(onFault: (fault: Fault) => void): void
  /** Sends and forgets; also while the page is being left (H5). Never throws. */
  send(url: string, body: string): void
}
