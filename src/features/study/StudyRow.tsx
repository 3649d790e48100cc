import type { StudyCourse } from '@/api/study'
import { MediaCard } from '@/components/MediaCard'
import { ProgressRing } from '@/components/ProgressRing'
import { openStudy } from '@/features/shared/continueLearning/openStudy'
import { serverClock } from '@/lib/serverClock'
import { relativeTime } from '@/lib/time'

import { texts } from './texts'

/** One course of mine: how far I am and when I was there last. */
export function StudyRow({ course }: { course: StudyCourse }) {
  const { title, thumb, learnedCount, lessonCount, isFinished, seenAt } = course
  const state = isFinished ? texts.finished : texts.progress(learnedCount, lessonCount)
  const meta = [state, seenAt && relativeTime(seenAt, serverClock.now())].filter(Boolean).join(' · ')
  const ratio = isFinished ? 1 : lessonCount > 0 ? learnedCount / lessonCount : 0
  return (
    <MediaCard
      title={title}
      coverSrc={thumb}
      coverWidth={96}
      meta={meta}
      trailing={<ProgressRing ratio={ratio} />}
      onClick={() => openStudy(course)}
    />
  )
}
