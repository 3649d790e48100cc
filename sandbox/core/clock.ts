/** Time as the academy sees it: the machine's, shifted. Never frozen. */
export class Clock {
  constructor(private offsetMs = 0) {}

  get offset() {
    return this.offsetMs
  }

  now() {
    return Date.now() + this.offsetMs
  }

  set(now: number) {
    this.offsetMs = now - Date.now()
  }

  advance(ms: number) {
    this.offsetMs += ms
  }
}
