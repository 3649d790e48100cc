/** `refused`: the phone or WeChat does not let the app use the camera. */
export type Scanned = { text: string } | 'cancelled' | 'refused'

export interface Scanner {
  /** False = this platform has no scanner; then nobody may be offered one. */
  canScan: boolean
  /** Opens the scanner for a QR or bar code. @throws when nothing could be read */
  scan(): Promise<Scanned>
}
