/** In segment durations. A live stream gets a new segment sooner. */
const maxStillTargets = 2

export type StreamLists = ReturnType<typeof createStreamLists>

/** The ends of a stream's playlists, by level. They survive a reload of the stream. */
export function createStreamLists(nowMs: () => number = Date.now) {
  const seen = new Map<number, { endSN: number; atMs: number }>()
  return {
    /** Notes a playlist. @returns true when it has stood still for longer than that of a live stream */
    note(level: number, { endSN, targetduration }: { endSN: number; targetduration: number }): boolean {
      const last = seen.get(level)
      // Compared for equality only, because a restarted stream may count from the beginning.
      if (last?.endSN === endSN) return nowMs() - last.atMs > maxStillTargets * targetduration * 1000
      seen.set(level, { endSN, atMs: nowMs() })
      return false
    },
  }
}
