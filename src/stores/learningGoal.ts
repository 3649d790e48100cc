import * as v from 'valibot'

import { type GoalChange, withGoal } from '@/lib/chain'

import { ownRecords } from './memberRecords'

const key = 'changes'

/** The minutes a day that a member has set out to learn, since when, on this device. */
const own = ownRecords<readonly GoalChange[]>(
  { name: 'learningGoal', schema: v.array(v.object({ day: v.number(), minutes: v.number() })) },
  (known, found) => found.reduce(withGoal, [...(known ?? [])]),
)

/** In the order of their days; none = the member has never had a goal. */
export const goalChanges = (): readonly GoalChange[] => own()?.get(key) ?? []

export const setGoal = (change: GoalChange): void => own()?.set(key, withGoal(goalChanges(), change))
