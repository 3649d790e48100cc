export interface SocketHandlers {
  onOpen(): void
  onText(text: string): void
  /** Once, also when it never opened. 1006 = lost without a word. */
  onClose(code: number): void
}

/**
 * Opens a WebSocket. Answers how to close it: nothing is called back after that.
 */
export type OpenSocket = (url: string, handlers: SocketHandlers) => () => void

/** What the platform says when there was no closing word. */
export const lostCode = 1006
