export interface Clipboard {
  /** Says nothing by itself, but in the mini-program, where WeChat does. @throws when the platform refuses */
  copy(text: string): Promise<void>
}
