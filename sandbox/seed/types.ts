/** The seeded academy as plain content: no ids of the database, no dates in server form. */

/** A video address kind; `media.ts` knows the files. `empty` has no play address, `iframe` is an operator's embed. */
export type LessonMedia = 'hls' | 'mp4' | 'iframe' | 'empty'

export interface LessonSeed {
  title: string
  durationSec: number
  media: LessonMedia
  /** Trial length in seconds, 0 = no trial. */
  freeSeconds?: number
  /** Forward seeking past the watched part is forbidden. */
  isDragBanned?: boolean
  /** Price of the single lesson in yuan; absent = not sold alone. */
  priceYuan?: number
}

export interface ChapterSeed {
  title: string
  lessons: LessonSeed[]
}

export interface CommentSeed {
  /** Index into `members` of `members.ts`. */
  author: number
  content: string
  /** Hours before the seed moment. */
  hoursAgo: number
  province: string
  /** HEAD dialect only: still waiting for a moderator. */
  isPending?: boolean
  replies?: CommentSeed[]
}

export interface AttachmentSeed {
  name: string
  extension: string
  /** Text from which the sandbox makes the file. */
  body: string
}

export interface CourseSeed {
  /** Stable key: also the seed of the cover art. */
  slug: string
  title: string
  /** Title of the category; absent = the course has none. */
  category?: string
  priceYuan: number
  isFree?: boolean
  isVipFree?: boolean
  isRecommended?: boolean
  isHidden?: boolean
  shortDescription: string
  /** Rich text (HTML), as an operator's editor would save it. */
  descriptionHtml: string
  userCount: number
  daysAgo: number
  /** Chapters in display order; empty together with `lessons` for a course without chapters. */
  chapters: ChapterSeed[]
  /** Lessons outside any chapter. */
  lessons: LessonSeed[]
  attachments?: AttachmentSeed[]
  comments?: CommentSeed[]
}

export interface TopicSeed {
  /** Stable key: also the seed of the cover art. */
  slug: string
  title: string
  /** Name of the article category. */
  category: string
  priceYuan: number
  isVipFree?: boolean
  isNeedLogin?: boolean
  isHidden?: boolean
  summary: string
  /** What everybody may read of a paid article; empty for a free one. */
  freeHtml: string
  /** The text; of a paid article the rest of it. */
  html: string
  viewTimes: number
  voteCount: number
  daysAgo: number
  comments?: CommentSeed[]
}

/** A part of a step: a course, a live course, an article or a book by its slug, or anything else by its id and words. */
export type PathPartSeed =
  | { type: 'course' | 'live' | 'topic' | 'book'; slug: string }
  | { type: string; id: number; name: string; priceYuan: number }

export interface PathSeed {
  slug: string
  name: string
  /** Name of the path category; names are unique over both levels. */
  category: string
  priceYuan: number
  /** Text or HTML. */
  description: string
  isHidden?: boolean
  daysAgo: number
  steps: { name: string; description: string; parts: PathPartSeed[] }[]
}
