export interface RemoteFile {
  /** Absolute, valid for a short time. */
  url: string
  name: string
  /** Without the dot; '' = unknown. */
  extension: string
}

export interface Downloader {
  /**
   * Hands a file to the learner.
   * `started`: the browser saves it. `opened`: it is on screen. `refused`: this end takes no such file
   * (WeChat's browser takes none); offer the address instead.
   * @throws when the network fails
   */
  save(file: RemoteFile): Promise<'started' | 'opened' | 'refused'>
}
