import type { Clock } from './clock'

/** Counts calls per key in fixed windows. A restart clears the counts. */
export class Limiter {
  private readonly counts = new Map<string, number>()
  private window = 0

  constructor(
    private readonly clock: Clock,
    readonly max: number,
    private readonly windowMs: number,
  ) {}

  /** @returns how many calls this window still allows; below 0 = too many */
  hit(key: string) {
    const window = Math.floor(this.clock.now() / this.windowMs)
    if (window !== this.window) this.clear()
    this.window = window
    const used = (this.counts.get(key) ?? 0) + 1
    this.counts.set(key, used)
    return this.max - used
  }

  clear() {
    this.counts.clear()
  }
}
