import type { StudyCourse } from '@/api/study'
import { chainOf, daysOfWeek, goalOn, weekOf } from '@/lib/chain'
import { dayNumber } from '@/lib/time'
import { learnedOn } from '@/stores/learnedTime'
import { goalChanges } from '@/stores/learningGoal'

/** A lesson that was watched here without a network may reach the server this many days later. */
const daysBefore = 7

/**
 * Seconds of a day, until today, that were watched on other devices. Of each course the server knows only the last
 * lesson, and when. For what this device has played, its own count is better.
 */
function secElsewhere(courses: readonly StudyCourse[], today: number): (day: number) => number {
  const known = new Map<number, number[]>()
  const lessonsOn = (day: number) => {
    const lessons = known.get(day) ?? learnedOn(day).lessons
    known.set(day, lessons)
    return lessons
  }
  const wasHere = (lessonId: number, day: number) =>
    Array.from({ length: daysBefore + 1 }, (_, back) => lessonsOn(day - back)).some((ids) => ids.includes(lessonId))
  return (day) =>
    courses.reduce((sec, { lastLesson, seenAt }) => {
      const isSeenThen = seenAt !== null && dayNumber(seenAt.getTime()) === day && day <= today
      return lastLesson && isSeenThen && !wasHere(lastLesson.id, day) ? sec + lastLesson.watchedSec : sec
    }, 0)
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
  const secOn = (day: number) => learnedOn(day).sec + elsewhere(day)
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
    hasElsewhere: days.some(({ day }) => elsewhere(day) > 0),
    ...chainOf(secOn, changes, today),
  }
}

export type Learning = ReturnType<typeof readLearning>
