export interface SocketHandlers {
  onOpen(): void
  onText(text: string): void
  /** Once, also when it never opened. 1006 = lost without a word. */
  onClose(code: number): void
}

export interface Socket {
  /** Nothing is called back after it. */
  close(): void
  /** Once it is open. */
  send(text: string): void
}

/** Opens a WebSocket. */
export type OpenSocket = (url: string, handlers: SocketHandlers) => Socket

/** What the platform says when there was no closing word. */
export const lostCode = 1006
