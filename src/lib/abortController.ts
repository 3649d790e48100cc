/**
 * A cancel signal for the mini-program, whose engines have no AbortController; `config/index.ts` puts this one there.
 * It has only what queries and requests use of the standard.
 */
class Signal {
  aborted = false
  reason: unknown
  private readonly listeners = new Set<() => void>()

  addEventListener(_type: 'abort', listener: () => void): void {
    this.listeners.add(listener)
  }

  removeEventListener(_type: 'abort', listener: () => void): void {
    this.listeners.delete(listener)
  }

  throwIfAborted(): void {
    if (this.aborted) throw this.reason
  }

  /** @internal */
  raise(reason: unknown): void {
    if (this.aborted) return
    this.aborted = true
    this.reason = reason
    this.listeners.forEach((listener) => listener())
    this.listeners.clear()
  }
}

export class AbortController {
  readonly signal = new Signal()

  abort(reason: unknown = Object.assign(new Error('This operation was aborted'), { name: 'AbortError' })): void {
    this.signal.raise(reason)
  }
}
