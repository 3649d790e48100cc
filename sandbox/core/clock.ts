/** The academy's time: the machine's, shifted. It never stands still. */
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
