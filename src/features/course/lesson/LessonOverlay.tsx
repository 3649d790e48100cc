import { useEffect, useLayoutEffect, useState } from 'react'

import type { Lesson, LessonDetail } from '@/api/course'
import { usePageBusy } from '@/components/pageBusy'
import { nextLessonSec } from '@/config/limits'
import { finishedCount, flatLessons } from '../outline'
import { useGoalNote } from '@/features/shared/learning/useGoalNote'
import { PlayerOverlay } from '@/features/shared/player/PlayerOverlay'
import { navigateTo } from '@/routes/navigate'

import type { Stage } from './playbackSession'
import { texts } from './texts'
import type { UnlockOptions } from './unlockOptions'

/** `waits`: the course is finished, and its ways on stand on the page. */
export type NextStart = 'byItself' | 'locked' | 'waits'

interface LessonOverlayProps {
  detail: LessonDetail
  stage: Exclude<Stage, 'watching'>
  unlockOptions: UnlockOptions
  next: Lesson | undefined
  nextStart: NextStart | undefined
  onAgain: () => void
  onNext: () => void
  /** Another page is in front: nobody sees what comes next. */
  isBehind: boolean
}

/**
 * Covers the picture when the lesson is locked, its trial over, or ended. The buttons that unlock it are in the action
 * bar.
 */
export function LessonOverlay(props: LessonOverlayProps) {
  const { detail, stage, unlockOptions, next, onAgain } = props
  const canPay = unlockOptions.courseCents !== null || unlockOptions.lessonCents !== null
  if (stage === 'locked') {
    const { hint, vipHint } = texts.locked
    const title = detail.lesson.trialSec > 0 ? texts.untriable : texts.locked.title
    return <PlayerOverlay icon='lock' title={title} hint={canPay ? hint : unlockOptions.hasVip ? vipHint : undefined} />
  }
  if (stage === 'trialOver') {
    const { title, hint, vipHint, again } = texts.trialOver
    const { trialSec } = detail.lesson
    return (
      <PlayerOverlay
        icon='lock'
        title={title}
        hint={canPay ? hint(trialSec) : unlockOptions.hasVip ? vipHint(trialSec) : undefined}
        actions={[{ label: again, onClick: onAgain }]}
        isQuiet
      />
    )
  }
  if (next) return <UpNext {...props} next={next} />
  return <CourseEnd detail={detail} onAgain={onAgain} />
}

interface UpNextProps extends Pick<LessonOverlayProps, 'nextStart' | 'onNext' | 'onAgain' | 'isBehind'> {
  next: Lesson
}

/**
 * Starts the next lesson after five seconds, if it starts by itself, unless the learner declines, is at something on
 * the page, or sees another.
 */
function UpNext({ next, nextStart, onNext, onAgain, isBehind }: UpNextProps) {
  const isPageBusy = usePageBusy()
  const [leftSec, setLeftSec] = useState(() => (isPageBusy() ? null : nextLessonSec))
  const isHeld = isBehind || nextStart !== 'byItself'
  useLayoutEffect(() => {
    if (isHeld) setLeftSec(null)
  }, [isHeld])
  useEffect(() => {
    if (leftSec === null) return
    const timer = setTimeout(() => {
      if (isPageBusy()) setLeftSec(null)
      else if (leftSec > 1) setLeftSec(leftSec - 1)
      else onNext()
    }, 1_000)
    return () => clearTimeout(timer)
  }, [leftSec, onNext, isPageBusy])
  const { upNext, ended } = texts
  const note = useGoalNote()
  if (leftSec === null) {
    const actions = [
      { label: texts.next, onClick: onNext },
      { label: ended.again, onClick: onAgain },
    ]
    const hint = nextStart === 'locked' ? ended.nextLocked : undefined
    return <PlayerOverlay icon='done' title={ended.title} hint={hint} note={note} actions={actions} />
  }
  const actions = [
    { label: upNext.now, onClick: onNext },
    { label: upNext.cancel, onClick: () => setLeftSec(null) },
  ]
  const [hint, tick] = [upNext.hint(nextLessonSec), upNext.hint(leftSec)]
  return <PlayerOverlay title={upNext.title(next.title)} hint={hint} tick={tick} note={note} actions={actions} />
}

function CourseEnd({ detail, onAgain }: Pick<LessonOverlayProps, 'detail' | 'onAgain'>) {
  const { course, lesson, chapters, progress } = detail
  // The server may not know yet that this lesson is finished.
  const others = flatLessons(chapters).filter(({ id }) => id !== lesson.id)
  const leftCount = others.length - finishedCount(others, progress)
  const { done, allDone, left, toCourse, again, title } = texts.ended
  const actions = [
    { label: toCourse, onClick: () => navigateTo('courseShow', { id: course.id }) },
    { label: again, onClick: onAgain },
  ]
  return (
    <PlayerOverlay
      icon='done'
      title={leftCount > 0 ? title : done}
      hint={leftCount > 0 ? left(leftCount) : allDone}
      note={useGoalNote()}
      actions={actions}
    />
  )
}
