/**
 * `saved`: it is on the device. `shared`: it went to a chat. `cancelled`: the learner has changed their mind. `refused`:
 * this end takes no files (WeChat's browser, an old WeChat); offer the text itself instead.
 */
export type FileOutcome = 'saved' | 'shared' | 'cancelled' | 'refused'

export interface TextFiles {
  /** Hands a text to the learner as a file. Called with the tap: WeChat asks for one. */
  save(name: string, text: string): Promise<FileOutcome>
  /**
   * The text of a file of the learner's: on H5 from the device, in the mini-program from a chat. Null = none was chosen.
   * @throws when it does not read
   */
  pick(extension: string): Promise<string | null>
}
