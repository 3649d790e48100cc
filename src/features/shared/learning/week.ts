import type { StudyCourse } from '@/api/study'
import { chainOf, daysOfWeek, goalOn, weekOf } from '@/lib/chain'
import { dayNumber } from '@/lib/time'
import { learnedOn } from '@/stores/learnedTime'
import { goalChanges } from '@/stores/learningGoal'

/** A lesson that was watched here may reach the server this much later: it has been without a network. */
const daysBefore = 7

/**
 * Seconds of this week that were watched elsewhere. Of each course the server tells one lesson, the last, and when;
 * what this device has played itself is known better here.
 */
export function secElsewhere(courses: readonly StudyCourse[], today: number): Map<number, number> {
  const days = daysOfWeek(weekOf(today))
  const [monday = today] = days
  const known = Array.from({ length: today - monday + daysBefore + 1 }, (_, back) => learnedOn(today - back).lessons)
  const here = new Set(known.flat())
  const secOf = new Map<number, number>()
  for (const { lastLesson, seenAt } of courses) {
    const day = seenAt && dayNumber(seenAt.getTime())
    if (!lastLesson || day === null || day < monday || day > today || here.has(lastLesson.id)) continue
    secOf.set(day, (secOf.get(day) ?? 0) + lastLesson.watchedSec)
  }
  return secOf
}

export interface LearningDay {
  day: number
  /** Whole ones. */
  minutes: number
  isReached: boolean
  isToday: boolean
  isAhead: boolean
}

/** This week and the chain, from one source: what this device knows and what the server tells. */
export function readLearning(courses: readonly StudyCourse[], nowMs: number) {
  const today = dayNumber(nowMs)
  const changes = goalChanges()
  const elsewhere = secElsewhere(courses, today)
  const secOn = (day: number) => learnedOn(day).sec + (elsewhere.get(day) ?? 0)
  const days = daysOfWeek(weekOf(today)).map((day): LearningDay => {
    const goal = goalOn(changes, day)
    return {
      day,
      minutes: Math.floor(secOn(day) / 60),
      isReached: goal > 0 && secOn(day) >= goal * 60,
      isToday: day === today,
      isAhead: day > today,
    }
  })
  return {
    days,
    /** Whole minutes of the whole week's seconds. */
    weekMinutes: Math.floor(days.reduce((all, { day }) => all + secOn(day), 0) / 60),
    todayMinutes: Math.floor(secOn(today) / 60),
    /** 0 = none. */
    goalMinutes: goalOn(changes, today),
    hasElsewhere: elsewhere.size > 0,
    ...chainOf(secOn, changes, today),
  }
}

export type Learning = ReturnType<typeof readLearning>
