import type { StudyCourse } from '@/api/study'
import { chainOf, daysOfWeek, goalOn, weekOf } from '@/lib/chain'
import { dayNumber } from '@/lib/time'
import { learnedOn } from '@/stores/learnedTime'
import { goalChanges } from '@/stores/learningGoal'

/** A lesson that was watched here without a network may reach the server this many days later. */
const daysBefore = 7

/**
 * Seconds of this week that were watched on other devices. Of each course the server knows only the last lesson, and
 * when. For what this device has played, its own count is better.
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
  /** Whole minutes. */
  minutes: number
  isReached: boolean
  isToday: boolean
  isFuture: boolean
}

/** This week and the streak, from what this device and the server know. */
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
      isFuture: day > today,
    }
  })
  return {
    days,
    /** From the seconds of the whole week, so that nothing is lost by rounding each day. */
    weekMinutes: Math.floor(days.reduce((all, { day }) => all + secOn(day), 0) / 60),
    todayMinutes: Math.floor(secOn(today) / 60),
    /** 0 = no goal. */
    goalMinutes: goalOn(changes, today),
    hasElsewhere: elsewhere.size > 0,
    ...chainOf(secOn, changes, today),
  }
}

export type Learning = ReturnType<typeof readLearning>
