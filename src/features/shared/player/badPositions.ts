import * as v from 'valibot'

import { sourceStepsSec } from '@/config/limits'
import { ownRecords } from '@/stores/memberRecords'

/** A position at which no source plays. */
const schema = v.object({
  sec: v.number(),
  /** Visits in which it failed. */
  times: v.number(),
  /** Tries further on until one played; more than there are = none did. */
  steps: v.number(),
  atMs: v.number(),
})

/** After this time the academy may have repaired the file. */
const maxAgeMs = 30 * 86_400_000
/** A start position this near to it counts as the same. */
const nearSec = 4
/** A single failure may have been the network's. */
const timesToAvoid = 2

const own = ownRecords(
  { name: 'badPlace', schema, expiry: { nowMs: Date.now, endMs: ({ atMs }) => atMs + maxAgeMs } },
  (_, found) => found,
)

/** More than there are: nothing after the position plays. */
export const noStep = sourceStepsSec.length + 1

const isNear = (sec: number, startSec: number) => Math.abs(sec - startSec) <= nearSec

/** Positions that fail at every visit, by the item's `positionKey`. */
export const badPositions = {
  /** Where to begin instead of a position that has failed often enough; `undefined` = it may be tried. */
  instead(key: string, startSec: number): { badSec: number; steps: number } | undefined {
    const known = own()?.get(key)
    if (!known || known.times < timesToAvoid || !isNear(known.sec, startSec)) return undefined
    return { badSec: known.sec, steps: known.steps }
  },
  /** Playing at `startSec` failed. @param isFirst the first note of this visit; later ones know more steps */
  note(key: string, startSec: number, sec: number, steps: number, isFirst: boolean): void {
    if (!isNear(sec, startSec)) return
    const known = own()?.get(key)
    const before = known && isNear(known.sec, sec) ? known.times : 0
    own()?.set(key, { sec, times: before + (isFirst ? 1 : 0), steps, atMs: Date.now() })
  },
}
