import { useInfiniteQuery } from '@tanstack/react-query'

import type { StudyBook } from '@/api/book'
import type { StudyCourse } from '@/api/study'
import { openStudy } from '@/features/shared/continueLearning/openStudy'
import { keptArticles } from '@/features/shared/keptReadings'
import { serverClock } from '@/lib/serverClock'
import { formatDuration, relativeTime } from '@/lib/time'
import { studyBookQueries } from '@/queries/book'
import { studyQueries } from '@/queries/study'
import { open } from '@/routes/navigate'
import { useSwitch } from '@/stores/appConfig'

import { texts } from './texts'

/** Something begun and not finished, with the way to the exact place. */
export interface LastLearned {
  title: string
  thumb: string
  coverRatio: '4:3' | '3:4'
  /** Absent = the server does not say how far. */
  progress?: { ratio: number; label: string }
  /** Where it was left, in words. */
  place?: string
  /** 0 = unknown. */
  seenAtMs: number
  goOn: () => void
}

function ofCourse(course: StudyCourse): LastLearned {
  const { title, thumb, learnedCount, lessonCount, lastLesson, seenAt } = course
  return {
    title,
    thumb,
    coverRatio: '4:3',
    progress: {
      ratio: lessonCount > 0 ? learnedCount / lessonCount : 0,
      label: texts.lessons(learnedCount, lessonCount),
    },
    place: lastLesson ? texts.seenAt(formatDuration(lastLesson.watchedSec)) : undefined,
    seenAtMs: seenAt?.getTime() ?? 0,
    goOn: () => openStudy(course),
  }
}

/** The reader finds the line by itself. */
function ofBook({ name, thumb, readAt }: StudyBook, articleId: number): LastLearned {
  const when = readAt ? texts.lastRead(relativeTime(readAt, serverClock.now())) : undefined
  return {
    title: name,
    thumb,
    coverRatio: '3:4',
    place: keptArticles().find(({ id }) => id === articleId)?.title ?? when,
    seenAtMs: readAt?.getTime() ?? 0,
    goOn: () => open('bookRead', { id: articleId }),
  }
}

/** The newest of all kinds; null = nothing has been begun, undefined = not known yet. */
export function useLastLearned(): LastLearned | null | undefined {
  const hasBooks = useSwitch('book')
  const courses = useInfiniteQuery(studyQueries.list('learned'))
  const books = useInfiniteQuery({ ...studyBookQueries.list('learned'), enabled: hasBooks === true })
  const isKnown = courses.isFetched && (hasBooks === false || books.isFetched)
  const course = courses.data?.pages[0]?.items.find(({ isFinished }) => !isFinished)
  const book = books.data?.pages[0]?.items[0]
  const begun = [
    ...(course ? [ofCourse(course)] : []),
    ...(book && book.articleId !== null ? [ofBook(book, book.articleId)] : []),
  ]
  if (!isKnown) return undefined
  return begun.sort((one, other) => other.seenAtMs - one.seenAtMs)[0] ?? null
}
