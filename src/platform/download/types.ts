export interface RemoteFile {
  /** Absolute, valid for a short time. */
  url: string
  name: string
  /** Without the dot; '' = unknown. */
  extension: string
  /** Asks for an address again, because this one expires. */
  renew?: () => Promise<string> | string
}

/**
 * `started`: the browser has it, and does not tell whether it saves it. `opened`: it is on screen. `refused`: this end
 * takes no such file (WeChat's browser takes none), so offer the address instead. `answer`: the server's words in place
 * of the file.
 */
export type Delivery = 'started' | 'opened' | 'refused' | { answer: unknown }

/** 0 to 100; not called when the length is unknown. */
export type OnPercent = (percent: number) => void

/**
 * Shows a PDF where the end has no viewer of its own; false = it cannot.
 * @param source the file, or an address of which parts can be fetched
 * @param save saves it on the device; absent where the browser saves none
 * @param renew gives a fresh address, if `source` is one
 */
export type ShowPdf = (
  source: Blob | string,
  save?: () => Promise<void> | void,
  renew?: () => Promise<string>,
) => Promise<boolean>

export interface Downloader {
  /** This end shows such files (extension without the dot); it saves others, or refuses them. */
  shows(extension: string): boolean
  /**
   * Gives a file to the learner.
   * @throws when the network fails
   */
  save(file: RemoteFile, onPercent?: OnPercent): Promise<Delivery>
  /** As `save`, but shows what this end can show. */
  show(file: RemoteFile, showPdf: ShowPdf, onPercent?: OnPercent): Promise<Delivery>
  /**
   * A file's content; null = there is none.
   * @throws when the network fails, or on H5 when a script may not read it
   */
  bytes(url: string): Promise<ArrayBuffer | { answer: unknown } | null>
  /**
   * A picture as an address on this device, which hides where it came from.
   * @throws when the network fails
   */
  picture(url: string): Promise<string | { answer: unknown }>
}
