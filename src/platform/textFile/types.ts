/**
 * `started`: the browser has it, and does not tell whether it saves it. `shared`: it went to a chat. `cancelled`: the
 * learner changed their mind. `refused`: this end cannot save files (WeChat's browser, an old WeChat), so offer the
 * text itself.
 */
export type FileOutcome = 'started' | 'shared' | 'cancelled' | 'refused'

export interface TextFiles {
  /** Gives a text to the learner as a file. Call it from a tap, because WeChat requires one. */
  save(name: string, text: string): Promise<FileOutcome>
  /**
   * Reads a text file that the learner chooses: on H5 from the device, in the mini-program from a chat. Null = none was
   * chosen; older browsers then stay silent (`platform/chooseFiles`).
   * @throws when it is unreadable
   */
  pick(extension: string): Promise<string | null>
}
