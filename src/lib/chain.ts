/** Days are numbers since 1970 in China (`dayNumber`), weeks begin on Monday. */

/** The first day of 1970 was a Thursday. */
const mondayOffset = 3

export const weekOf = (day: number): number => Math.floor((day + mondayOffset) / 7)

/** Monday to Sunday. */
export const daysOfWeek = (week: number): number[] =>
  Array.from({ length: 7 }, (_, index) => week * 7 - mondayOffset + index)

/** The daily goal from this day on, in minutes; 0 = no goal, and the chain rests. */
export interface GoalChange {
  day: number
  minutes: number
}

/** The goal of a day. Days before the first goal have that one. `changes` are in the order of their days. */
export function goalOn(changes: readonly GoalChange[], day: number): number {
  const last = changes.filter((change) => change.day <= day).pop() ?? changes[0]
  return last?.minutes ?? 0
}

/** More changes would only come from playing with the setting. */
const maxChanges = 60

/** A change of the same day replaces the other. A goal of 0 before the first goal is not recorded. */
export function withGoal(changes: readonly GoalChange[], change: GoalChange): GoalChange[] {
  const recent = [...changes.filter(({ day }) => day < change.day), change].slice(-maxChanges)
  const first = recent.findIndex(({ minutes }) => minutes > 0)
  return first < 0 ? [] : recent.slice(first)
}

interface Chain {
  /** Days with the goal reached, unbroken until today or yesterday. */
  length: number
  isTodayReached: boolean
  /** The day of this week that was free; null = the free day is still unused. */
  freeDay: number | null
}

/** Ten years. */
const maxDays = 3_660

/**
 * Days in a row. One missed day a week is free if the chain goes on before it. Today is not missed until it is over.
 * Days without a goal neither count nor break the chain.
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
