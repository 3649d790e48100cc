/** Short words for writing a live course down. */
import type { AttachmentSeed, CommentSeed } from '../types'

/** A wall clock time in China, days after the day of seeding; or so many minutes after its moment. */
export type StartSeed = { day: number; at: `${number}:${number}` } | { inMinutes: number }

export interface LiveLessonSeed {
  title: string
  start: StartSeed
  minutes: number
  /** What is left when it is over; a recording by default. */
  recording?: 'ready' | 'preparing' | 'none'
  /** The teacher is late: it does not begin by the clock. */
  isLate?: boolean
  files?: AttachmentSeed[]
}

export interface LiveSeed {
  /** Stable key: also the seed of the cover art. */
  slug: string
  title: string
  /** Name of the category; names are unique over both levels. */
  category: string
  /** A name of `teachers`. */
  teacher: string
  assistant?: string
  /** 0 = free. */
  priceYuan: number
  isVipFree?: boolean
  isHidden?: boolean
  shortDescription: string
  descriptionHtml: string
  userCount: number
  daysAgo: number
  chapters: { name: string; lessons: LiveLessonSeed[] }[]
  /** Outside any chapter. */
  lessons: LiveLessonSeed[]
  comments?: CommentSeed[]
}

type LiveInput = Omit<LiveSeed, 'chapters' | 'lessons'> & Partial<LiveSeed>

export const live = (input: LiveInput): LiveSeed => ({ chapters: [], lessons: [], ...input })

interface Rhythm {
  /** Day of the first lesson; negative = before the seeding. */
  from: number
  /** Days from one to the next. */
  every: number
  at: `${number}:${number}`
  minutes: number
}

/** Lessons at regular days, always at the same hour. */
export const series = ({ from, every, at, minutes }: Rhythm, ...titles: string[]): LiveLessonSeed[] =>
  titles.map((title, index) => ({ title, start: { day: from + index * every, at }, minutes }))

/** The `index`th of the lessons is special. */
export const withLesson = (lessons: LiveLessonSeed[], index: number, more: Partial<LiveLessonSeed>) =>
  lessons.map((lesson, position) => (position === index ? { ...lesson, ...more } : lesson))
