import * as v from 'valibot'

import { type GoalChange, withGoal } from '@/lib/chain'

import { ownRecords } from './memberRecords'

const key = 'changes'

/** A member's goals in minutes per day, each with its first day, on this device. */
const own = ownRecords<readonly GoalChange[]>(
  { name: 'learningGoal', schema: v.array(v.object({ day: v.number(), minutes: v.number() })) },
  (known, found) => found.reduce(withGoal, [...(known ?? [])]),
)

/** By day; empty = the member has never set a goal. */
export const goalChanges = (): readonly GoalChange[] => own()?.get(key) ?? []

export const setGoal = (change: GoalChange): void => own()?.set(key, withGoal(goalChanges(), change))
