import type { OnPercent, RemoteFile, ShowPdf } from '../download/types'

/**
 * `full`: the device has no room. `failed`: it does not store the file for another reason. `unreadable`: the file's
 * host allows no script to read it, or is none of WeChat's. `answer`: the server sent words instead of the file.
 */
export type SaveOutcome = { bytes: number } | 'full' | 'failed' | 'unreadable' | { answer: unknown }

/** Whole files on this device, by key, which open without a network. */
export interface SavedFiles {
  /**
   * @param warmPdf of a PDF on H5, once it is stored: gets what our viewer needs to show it
   * @throws when the network fails
   */
  save(key: string, file: RemoteFile, warmPdf: ShowPdf, onPercent: OnPercent): Promise<SaveOutcome>
  /** `unshown`: this end cannot show it. */
  show(key: string, file: Omit<RemoteFile, 'url'>, showPdf: ShowPdf): Promise<'shown' | 'unshown' | 'gone'>
  /** Deletes all but these. */
  removeAllBut(keys: readonly string[]): Promise<void>
}
