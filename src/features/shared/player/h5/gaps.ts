import type HlsPlayer from 'hls.js'
import type { Fragment } from 'hls.js'

/** Extra seconds to skip at each consecutive bad segment. After the last, the player gives up. */
const widerSec = [0, 0, 10, 30, 120] as const

/** A segment counts as bad after this many requests. */
const tries = 2

/** The start of a segment and its time in the playlist differ slightly. */
export const seamSec = 0.05

/** The tag of a playlist that itself declares a gap. */
const gapTag = ['GAP']

/**
 * Skips unplayable segments by marking them as gaps, as the playlist's author could have done.
 * @param onGap called for each gap
 */
export function createGaps(player: HlsPlayer, onGap?: (fromSec: number, toSec: number) => void) {
  const failures = new Map<string, number>()
  const passed: { fromSec: number; toSec: number }[] = []
  let inRow = 0

  const mark = (bad: Fragment, toSec: number): number => {
    // In the playlists of all heights. One that has not loaded yet will fail for itself.
    const lists = player.levels.flatMap(({ details }) => (details ? [details.fragments] : []))
    const marked = lists.flat().filter(({ start, end }) => start < toSec - 0.1 && end > bad.start + 0.1)
    for (const piece of [bad, ...marked]) {
      piece.gap = true
      if (!piece.tagList.some(([name]) => name === 'GAP')) piece.tagList.push(gapTag)
    }
    // hls.js doubles its wait after each error of any segment. This one no longer counts as an error.
    for (const level of player.levels) level.fragmentError = 0
    return Math.max(bad.end, ...marked.map(({ end }) => end))
  }

  return {
    /** Handles a bad segment: it is requested again, or skipped (`ended`: nothing follows it), or too many are bad. */
    fail(bad: Fragment, isLast: boolean): 'retried' | 'passed' | 'ended' | 'lost' {
      const key = `${bad.level} ${bad.sn}`
      const count = (failures.get(key) ?? 0) + 1
      failures.set(key, count)
      if (count < tries && !isLast) return 'retried'
      const wider = widerSec[inRow]
      if (wider === undefined) return 'lost'
      inRow += 1
      const endSec = mark(bad, bad.end + wider)
      passed.push({ fromSec: bad.start, toSec: endSec })
      onGap?.(bad.start, endSec)
      const lastSec = player.levels[bad.level]?.details?.edge ?? Infinity
      return endSec >= lastSec - 0.1 ? 'ended' : 'passed'
    },
    /** The segment at this second. */
    at: (sec: number): Fragment | undefined =>
      player.levels[player.currentLevel]?.details?.fragments.find(({ start, end }) => start <= sec && end > sec),
    /** The end of all gaps that begin at this second; `undefined` = none does. */
    endOf(sec: number): number | undefined {
      const first = passed.find(({ fromSec, toSec }) => fromSec <= sec && toSec > sec)
      const behind = (endSec: number): number => {
        const next = passed.find(({ fromSec, toSec }) => fromSec <= endSec + seamSec && toSec > endSec + seamSec)
        return next ? behind(next.toSec) : endSec
      }
      return first && behind(first.toSec)
    },
    /** A segment has loaded. */
    reset: () => void (inRow = 0),
  }
}
