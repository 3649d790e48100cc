export interface SocketHandlers {
  onOpen(): void
  onText(text: string): void
  /** Called once, even if it never opened. 1006 = lost without a close frame. */
  onClose(code: number): void
}

export interface Socket {
  /** No callback follows. */
  close(): void
  /** Only after it has opened. */
  send(text: string): void
}

export type OpenSocket = (url: string, handlers: SocketHandlers) => Socket

/** The platform's code for a missing close frame. */
export const lostCode = 1006
