export interface Clipboard {
  /** Shows no message, except in the mini-program, where WeChat does. @throws when the platform refuses */
  copy(text: string): Promise<void>
}
