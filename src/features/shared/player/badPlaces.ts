import * as v from 'valibot'

import { sourceStepsSec } from '@/config/limits'
import { ownRecords } from '@/stores/memberRecords'

/** A kept place at which no source would play. */
const schema = v.object({
  sec: v.number(),
  /** Openings that have met it. */
  times: v.number(),
  /** Tries further on that it took to get behind it; more than there are = none did. */
  steps: v.number(),
  atMs: v.number(),
})

/** By then the academy may have mended the file. */
const keepMs = 30 * 86_400_000
/** A place that is kept so near to it is the same one. */
const nearSec = 4
/** Once may have been the network. */
const timesToAvoid = 2

const own = ownRecords(
  { name: 'badPlace', schema, expiry: { nowMs: Date.now, endMs: ({ atMs }) => atMs + keepMs } },
  (_, found) => found,
)

/** More than there are: nothing behind the place plays. */
export const noStep = sourceStepsSec.length + 1

const isNear = (sec: number, startSec: number) => Math.abs(sec - startSec) <= nearSec

/** Places that the learner would be led to in vain at every visit, by what the place is kept by. */
export const badPlaces = {
  /** Where to begin instead of a place that has died often enough; `undefined` = it may be gone to. */
  instead(key: string, startSec: number): { badSec: number; steps: number } | undefined {
    const known = own()?.get(key)
    if (!known || known.times < timesToAvoid || !isNear(known.sec, startSec)) return undefined
    return { badSec: known.sec, steps: known.steps }
  },
  /** An opening at `startSec` could not begin there. @param isFirst of this opening; later ones know more steps */
  note(key: string, startSec: number, sec: number, steps: number, isFirst: boolean): void {
    if (!isNear(sec, startSec)) return
    const known = own()?.get(key)
    const before = known && isNear(known.sec, sec) ? known.times : 0
    own()?.set(key, { sec, times: before + (isFirst ? 1 : 0), steps, atMs: Date.now() })
  },
}
