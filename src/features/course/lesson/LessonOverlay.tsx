import { useEffect, useState } from 'react'

import type { Lesson, LessonDetail } from '@/api/course'
import { usePageBusy } from '@/components/pageBusy'
import { nextLessonSec } from '@/config/limits'
import { leaveForCourse } from '../openLesson'
import { leftCount } from '../outline'
import { useGoalNote } from '@/features/shared/learning/useGoalNote'
import { PlayerOverlay } from '@/features/shared/player/PlayerOverlay'

import type { Hold } from './following'
import type { Stage } from './playbackSession'
import { texts } from './texts'
import type { UnlockOptions } from './unlockOptions'

interface LessonOverlayProps {
  detail: LessonDetail
  stage: Exclude<Stage, 'watching'>
  unlockOptions: UnlockOptions
  next: Lesson | undefined
  hold: Hold | undefined
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
  const { detail, stage, unlockOptions, next, hold, onAgain } = props
  const canPay = unlockOptions.courseCents !== null || unlockOptions.lessonCents !== null
  const waysTo = (hint: string, vipHint: string) => (canPay ? hint : unlockOptions.hasVip ? vipHint : undefined)
  if (stage === 'locked') {
    const { hint, vipHint } = texts.locked
    const title = detail.lesson.trialSec > 0 ? texts.untriable : texts.locked.title
    return <PlayerOverlay icon='lock' title={title} hint={waysTo(hint, vipHint)} />
  }
  if (stage === 'trialOver') {
    const { title, hint, vipHint, again } = texts.trialOver
    const { trialSec } = detail.lesson
    return (
      <PlayerOverlay
        icon='lock'
        title={title}
        hint={waysTo(hint(trialSec), vipHint(trialSec))}
        actions={[{ label: again, onClick: onAgain }]}
        isQuiet
      />
    )
  }
  if (next && hold !== 'courseFinished') return <UpNext {...props} next={next} />
  return <CourseEnd {...props} />
}

interface UpNextProps extends Pick<LessonOverlayProps, 'hold' | 'onNext' | 'onAgain' | 'isBehind'> {
  next: Lesson
}

/**
 * Starts the next lesson after five seconds, if it starts by itself, unless the learner declines, is at something on
 * the page, or sees another.
 */
function UpNext({ next, hold, onNext, onAgain, isBehind }: UpNextProps) {
  const isPageBusy = usePageBusy()
  const [leftSec, setLeftSec] = useState(() => (isPageBusy() ? null : nextLessonSec))
  const isHeld = isBehind || hold !== undefined
  if (isHeld && leftSec !== null) setLeftSec(null)
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
    const hint = hold === 'locked' ? ended.nextLocked : undefined
    return <PlayerOverlay icon='done' title={ended.title} hint={hint} note={note} actions={actions} />
  }
  const actions = [
    { label: upNext.now, onClick: onNext },
    { label: upNext.cancel, onClick: () => setLeftSec(null) },
  ]
  const [hint, tick] = [upNext.hint(nextLessonSec), upNext.hint(leftSec)]
  return <PlayerOverlay title={upNext.title(next.title)} hint={hint} tick={tick} note={note} actions={actions} />
}

function CourseEnd({ detail, onAgain }: LessonOverlayProps) {
  const count = leftCount(detail)
  const { done, allDone, left, toCourse, again, title } = texts.ended
  const actions = [
    {
      label: toCourse,
      onClick: () => leaveForCourse(detail.course.id),
    },
    { label: again, onClick: onAgain },
  ]
  return (
    <PlayerOverlay
      icon='done'
      title={count > 0 ? title : done}
      hint={count > 0 ? left(count) : allDone}
      note={useGoalNote()}
      actions={actions}
    />
  )
}
