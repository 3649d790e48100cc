import type HlsPlayer from 'hls.js'
import type { Fragment } from 'hls.js'

/** So many seconds more are passed over with each bad piece in a row; after the last one it is given up. */
const widerSec = [0, 0, 10, 30, 120] as const

/** A piece is asked for this often before it counts as bad. */
const tries = 2

/** Where a piece begins and what a list says of it differ a little. */
export const seamSec = 0.05

/** What the marks of a list that says so itself look like. */
const gapTag = ['GAP']

/**
 * Passes over pieces of a list that cannot be played, by saying what the list's author would have said: here is a gap.
 * @param onGap told of every one
 */
export function createGaps(player: HlsPlayer, onGap?: (fromSec: number, toSec: number) => void) {
  const failures = new Map<string, number>()
  const passed: { fromSec: number; toSec: number }[] = []
  let inRow = 0

  const mark = (bad: Fragment, toSec: number): number => {
    // Of every height: one that is not known yet finds out for itself.
    const lists = player.levels.flatMap(({ details }) => (details ? [details.fragments] : []))
    const marked = lists.flat().filter(({ start, end }) => start < toSec - 0.1 && end > bad.start + 0.1)
    for (const piece of [bad, ...marked]) {
      piece.gap = true
      if (!piece.tagList.some(([name]) => name === 'GAP')) piece.tagList.push(gapTag)
    }
    // hls.js waits twice as long after each error, of whatever piece; this one is none any more.
    for (const level of player.levels) level.fragmentError = 0
    return Math.max(bad.end, ...marked.map(({ end }) => end))
  }

  return {
    /** This piece is bad: it is asked for once more, passed over (`ended`: nothing comes behind it), or too many are. */
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
    /** The piece that is played at this second. */
    at: (sec: number): Fragment | undefined =>
      player.levels[player.currentLevel]?.details?.fragments.find(({ start, end }) => start <= sec && end > sec),
    /** Where it goes on behind all gaps from this second on; `undefined` = there is none. */
    endOf(sec: number): number | undefined {
      const first = passed.find(({ fromSec, toSec }) => fromSec <= sec && toSec > sec)
      const behind = (endSec: number): number => {
        const next = passed.find(({ fromSec, toSec }) => fromSec <= endSec + seamSec && toSec > endSec + seamSec)
        return next ? behind(next.toSec) : endSec
      }
      return first && behind(first.toSec)
    },
    /** A piece has come. */
    reset: () => void (inRow = 0),
  }
}
