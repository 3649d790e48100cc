/** Days are numbers since 1970 in China (`dayNumber`), weeks begin on Monday. */

/** The first day of 1970 was a Thursday. */
const mondayOffset = 3

export const weekOf = (day: number): number => Math.floor((day + mondayOffset) / 7)

/** Monday to Sunday. */
export const daysOfWeek = (week: number): number[] =>
  Array.from({ length: 7 }, (_, index) => week * 7 - mondayOffset + index)

/** From this day on so many minutes a day are the goal; 0 = none, the chain rests. */
export interface GoalChange {
  day: number
  minutes: number
}

/** What a day is measured by; days before the first goal by that one. `changes` are in the order of their days. */
export function goalOn(changes: readonly GoalChange[], day: number): number {
  const last = changes.filter((change) => change.day <= day).pop() ?? changes[0]
  return last?.minutes ?? 0
}

/** More would be somebody who plays with it. */
const keptChanges = 60

/** Another goal from `day` on; one of the same day is replaced, and none before the first goal is nothing to keep. */
export function withGoal(changes: readonly GoalChange[], change: GoalChange): GoalChange[] {
  const kept = [...changes.filter(({ day }) => day < change.day), change].slice(-keptChanges)
  const first = kept.findIndex(({ minutes }) => minutes > 0)
  return first < 0 ? [] : kept.slice(first)
}

interface Chain {
  /** Days on which the goal was reached, without a break until today or yesterday. */
  length: number
  isTodayReached: boolean
  /** The day of this week that was free; null = it is still to be had. */
  freeDay: number | null
}

/** Ten years: nobody gets further. */
const maxDays = 3_660

/**
 * Days in a row. One missed day of each week is free, if the chain goes on before it; today is not missed until it is
 * over. Days without a goal neither count nor break anything.
 */
export function chainOf(secOn: (day: number) => number, changes: readonly GoalChange[], today: number): Chain {
  const isReached = (day: number) => goalOn(changes, day) > 0 && secOn(day) >= goalOn(changes, day) * 60
  /** By week. */
  const free = new Map<number, number>()
  const missed = new Map<number, number>()
  let length = 0
  for (let day = today; day > today - maxDays; day -= 1) {
    const week = weekOf(day)
    if (isReached(day)) {
      length += 1
      missed.forEach((one, itsWeek) => free.set(itsWeek, one))
      missed.clear()
    } else if (day < today && goalOn(changes, day) > 0) {
      if (free.has(week) || missed.has(week)) break
      missed.set(week, day)
    }
  }
  return { length, isTodayReached: isReached(today), freeDay: free.get(weekOf(today)) ?? null }
}
