/** In lengths of a segment: a living stream has a new one sooner. */
const mostStillTargets = 2

export type StreamLists = ReturnType<typeof createStreamLists>

/** Where the lists of a stream ended, by level: remembered while the stream is taken out and put in again. */
export function createStreamLists(nowMs: () => number = Date.now) {
  const seen = new Map<number, { endSN: number; atMs: number }>()
  return {
    /** Notes a list; true when it has been standing still for longer than a living stream does. */
    note(level: number, { endSN, targetduration }: { endSN: number; targetduration: number }): boolean {
      const last = seen.get(level)
      // A stream that was begun anew may count from the beginning.
      if (last?.endSN === endSN) return nowMs() - last.atMs > mostStillTargets * targetduration * 1000
      seen.set(level, { endSN, atMs: nowMs() })
      return false
    },
  }
}
