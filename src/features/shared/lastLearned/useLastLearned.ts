import { type QueryClient, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'

import type { StudyBook } from '@/api/book'
import type { StudyLive } from '@/api/live'
import type { StudyCourse } from '@/api/study'
import { usePageShown } from '@/features/shared/page/usePageShown'
import { offlineArticle, offlineArticles } from '@/stores/offlineArticles'
import { continueCourse } from '@/goods/continueCourse'
import { nextLiveText } from '@/goods/kinds/live'
import { pause } from '@/lib/pause'
import { serverClock } from '@/lib/serverClock'
import { formatDuration, relativeTime } from '@/lib/time'
import { studyBookQueries } from '@/queries/book'
import { sparesPages, studyQueries } from '@/queries/study'
import { studyLiveQueries } from '@/queries/studyLive'
import { currentLocation, openLocation } from '@/routes/navigate'
import type { RouteLocation } from '@/routes/codec'
import { isOn, switchesKnown, useSwitch } from '@/stores/appConfig'
import { lastRead } from '@/stores/readingPosition'
import { useSession } from '@/stores/session'

import { texts } from './texts'

/** Something that was begun and not finished, with a link to the learner's position. */
export interface LastLearned {
  title: string
  thumb: string
  coverRatio: '4:3' | '3:4'
  /** Absent = the server does not know the progress. */
  progress?: { ratio: number; label: string }
  /** The last opened part, or the next lesson; '' = the server does not name it. */
  lesson?: string
  /** The position, in words. */
  place?: string
  /** 0 = unknown. */
  seenAtMs: number
  /** Absent = it must be looked up first. */
  location?: RouteLocation
  goOn: () => void
}

const timeOf = (date: Date | null): number => date?.getTime() ?? 0

const wayTo = (location: RouteLocation) => ({ location, goOn: () => void openLocation(location) })

const placeIn = ({ isFinished, watchedSec }: NonNullable<StudyCourse['lastLesson']>) =>
  isFinished ? texts.lessonDone : texts.seenAt(formatDuration(watchedSec))

function ofCourse(course: StudyCourse): LastLearned {
  const { title, thumb, learnedCount, lessonCount, ratio, lastLesson, seenAt } = course
  return {
    title,
    thumb,
    coverRatio: '4:3',
    lesson: lastLesson?.title,
    progress: { ratio, label: texts.lessons(learnedCount, lessonCount) },
    place: lastLesson ? placeIn(lastLesson) : undefined,
    seenAtMs: timeOf(seenAt),
    ...wayTo(continueCourse(course)),
  }
}

/** "Article 3 of 20". Only an article that was opened on this device knows the book's contents. */
function articlePlace(articleId: number): string | undefined {
  const reading = offlineArticle(articleId)
  const ids = reading?.chapters.flatMap(({ articles }) => articles).map(({ id }) => id) ?? []
  const index = ids.indexOf(articleId)
  return reading && index >= 0
    ? `${reading.article.title} · ${texts.article(index + 1, ids.length)}`
    : offlineArticles().find(({ id }) => id === articleId)?.title
}

function lastReadOf(books: readonly StudyBook[]): StudyBook | undefined {
  const read = books.map((book) => lastRead(book.bookId, book))
  return read.sort((one, other) => timeOf(other.readAt) - timeOf(one.readAt))[0]
}

/** The reader itself goes to the stored line. */
function ofBook({ bookId, name, thumb, readAt }: StudyBook, articleId: number): LastLearned {
  const when = readAt ? texts.lastRead(relativeTime(readAt, serverClock.now(), 'loose')) : undefined
  return {
    title: name,
    thumb,
    coverRatio: '3:4',
    place: articlePlace(articleId) ?? when,
    seenAtMs: timeOf(readAt),
    ...wayTo({ name: 'bookRead', params: { id: articleId, book: bookId } }),
  }
}

let isLookingUp = false

/** How long a press waits for the course. */
const patienceMs = 2_000

/** One press looks the place up once. Whoever goes elsewhere meanwhile is not led away from there. */
async function goOnWithLive(client: QueryClient, course: number, lessonId: number): Promise<void> {
  if (isLookingUp) return
  isLookingUp = true
  const from = currentLocation()?.name
  const found = import('./continueLive').then(({ liveLocation }) => liveLocation(client, course, lessonId))
  const place = await Promise.race([found, pause(patienceMs)]).catch(() => undefined)
  isLookingUp = false
  // The room itself says what is wrong, and tries again.
  const room: RouteLocation = { name: 'liveVideo', params: { id: lessonId, course } }
  if (currentLocation()?.name === from) await openLocation(place ?? room)
}

/** The room knows the position in its recording; the course knows which lesson is on air. */
function ofLive(course: StudyLive, lessonId: number, client: QueryClient): LastLearned {
  const { courseId, title, thumb, progress, addedAt } = course
  return {
    title,
    thumb,
    coverRatio: '4:3',
    progress: progress
      ? {
          ratio: progress.all > 0 ? progress.done / progress.all : 0,
          label: texts.lessons(progress.done, progress.all),
        }
      : undefined,
    lesson: nextLiveText(course),
    seenAtMs: timeOf(addedAt),
    goOn: () => void goOnWithLive(client, courseId, lessonId),
  }
}

/** Begun, with something left to watch. */
const isUnfinished = ({ lastLessonId, isOver, progress }: StudyLive) =>
  lastLessonId !== null && !(isOver && progress !== null && progress.done >= progress.all)

/** The lists in which `useLastLearned` looks. */
const lists = () => ({
  courses: studyQueries.list('learned'),
  books: studyBookQueries.list('learned'),
  lives: studyLiveQueries.list('learned'),
})

/** Prefetches everything that `useLastLearned` needs, once it is known which of it exists. */
export async function prefetchLastLearned(client: QueryClient): Promise<void> {
  const { courses, books, lives } = lists()
  const course = client.prefetchInfiniteQuery(courses)
  await switchesKnown()
  await Promise.all([
    course,
    isOn('book') && client.prefetchInfiniteQuery(books),
    isOn('live') && client.prefetchInfiniteQuery(lives),
  ])
}

/**
 * The newest of all kinds; null = nothing was begun, undefined = not yet known. What becomes stale while the page is
 * behind another is read when it is shown again; what was read without a network is then drawn, too.
 */
export function useLastLearned(): LastLearned | null | undefined {
  const client = useQueryClient()
  const isShown = usePageShown()
  const isReading = useSession((session) => session.isLogin) && isShown
  const hasBooks = useSwitch('book')
  const queries = lists()
  const courses = useInfiniteQuery({ ...queries.courses, ...sparesPages, enabled: isReading })
  const books = useInfiniteQuery({ ...queries.books, ...sparesPages, enabled: isReading && hasBooks === true })
  const hasLive = useSwitch('live')
  const lives = useInfiniteQuery({ ...queries.lives, ...sparesPages, enabled: isReading && hasLive === true })
  const isKnown = courses.isFetched && (hasBooks === false || books.isFetched) && (hasLive === false || lives.isFetched)
  const course = courses.data?.pages[0]?.items.find(({ isFinished }) => !isFinished)
  const book = lastReadOf(books.data?.pages[0]?.items ?? [])
  const live = lives.data?.pages[0]?.items.find(isUnfinished)
  const begun = [
    ...(course ? [ofCourse(course)] : []),
    ...(live && live.lastLessonId !== null ? [ofLive(live, live.lastLessonId, client)] : []),
    ...(book && book.articleId !== null ? [ofBook(book, book.articleId)] : []),
  ]
  if (!isKnown) return undefined
  return begun.sort((one, other) => other.seenAtMs - one.seenAtMs)[0] ?? null
}
