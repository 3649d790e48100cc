/** The academy's clock: it runs like the machine's, but may be ahead or behind. */
export class Clock {
  /** Milliseconds ahead of the machine. */
  offset = 0

  now() {
    return Date.now() + this.offset
  }

  set(now: number) {
    this.offset = now - Date.now()
  }

  advance(ms: number) {
    this.offset += ms
  }
}
