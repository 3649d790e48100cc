import * as v from 'valibot'

import type { Verdict } from '@/api/question'
import { serverClock } from '@/lib/serverClock'
import { dayNumber } from '@/lib/time'
import { memberRecords } from '@/stores/memberRecords'

const count = v.object({ right: v.number(), wrong: v.number() })

/** Numbers of right and wrong questions. A partly wrong one counts as wrong. */
export type Tally = v.InferOutput<typeof count>

const retentionDays = 60
const dayMs = 24 * 60 * 60_000

/** By day, then by the name of the type. */
const records = memberRecords({
  name: 'practiceTally',
  schema: v.object({ day: v.number(), byType: v.record(v.string(), count) }),
  expiry: { nowMs: () => serverClock.now(), endMs: ({ day }) => (day + retentionDays) * dayMs },
})

const none: Tally = { right: 0, wrong: 0 }

/** Adds a question that was practised on this device. */
export function noteVerdict(memberId: number, typeName: string, verdict: Verdict): void {
  const day = dayNumber(serverClock.now())
  const own = records.of(memberId)
  const byType = own.get(day)?.byType ?? {}
  const { right, wrong } = byType[typeName] ?? none
  const tally = verdict === 'right' ? { right: right + 1, wrong } : { right, wrong: wrong + 1 }
  own.set(day, { day, byType: { ...byType, [typeName]: tally } })
}

const sum = (tallies: readonly Tally[]): Tally =>
  tallies.reduce((one, other) => ({ right: one.right + other.right, wrong: one.wrong + other.wrong }), none)

interface Trend {
  /** Oldest first, including days without practice. */
  days: ({ day: number } & Tally)[]
  types: ({ typeName: string } & Tally)[]
}

/** The last days up to today; null = nothing was practised on this device. */
export function trendOf(memberId: number, dayCount: number): Trend | null {
  const own = records.of(memberId)
  const today = dayNumber(serverClock.now())
  const byDay = Array.from({ length: dayCount }, (_, index) => {
    const day = today - dayCount + 1 + index
    return { day, byType: own.get(day)?.byType ?? {} }
  })
  const names = [...new Set(byDay.flatMap(({ byType }) => Object.keys(byType)))]
  if (names.length === 0) return null
  return {
    days: byDay.map(({ day, byType }) => ({ day, ...sum(Object.values(byType)) })),
    types: names.map((typeName) => ({ typeName, ...sum(byDay.map(({ byType }) => byType[typeName] ?? none)) })),
  }
}
