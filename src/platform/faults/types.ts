/**
 * An uncaught error or other thrown value; or the address of a script or style that did not load (not in the
 * mini-program, whose code comes with WeChat).
 */
export type Fault = { error: unknown } | { missingFile: string }

/** `page` is its route, without parameters. */
export type PageFault = Fault & { page: string }

export interface Faults {
  watch(onFault: (fault: Fault) => void): void
  /** Sends without waiting, even while the page is being left (H5). Never throws. */
  send(url: string, body: string): void
}
