import { Text, View } from '@tarojs/components'

import type { Lesson, LessonProgress } from '@/api/course'
import { cx } from '@/components/cx'
import { Icon } from '@/components/Icon'
import { Pressable, type PressableProps } from '@/components/Pressable'
import { ProgressRing } from '@/components/ProgressRing'
import { Tag } from '@/components/Tag'
import { rowId } from '@/features/shared/list/useCurrentRow'
import { formatDuration } from '@/lib/time'

import type { LessonAccess } from '../model'
import { texts } from '../texts'
import styles from './index.module.scss'

/**
 * Why a lesson is marked: it plays, its page is open, learning continues there, or it may not be watched (any further).
 */
export type LessonMark = 'playing' | 'open' | 'resume' | 'shut'

const markIcons = { playing: 'playing', open: 'play', resume: 'play', shut: 'lock' } as const

/** Where a lesson opens: on its own page, or in place of another one. */
export type LessonLink = Pick<PressableProps, 'onClick' | 'onReach' | 'href'>

interface LessonRowProps {
  lesson: Lesson
  number: number
  progress: LessonProgress | undefined
  access: LessonAccess
  mark: LessonMark | undefined
  link: LessonLink
}

export function LessonRow({ lesson, number, progress, access, mark, link }: LessonRowProps) {
  const isDone = progress?.isFinished === true
  const length = lesson.durationSec > 0 ? formatDuration(lesson.durationSec) : ''
  const meta = [length, place(progress, mark)].filter(Boolean)
  return (
    <Pressable
      id={rowId(lesson.id)}
      className={cx(styles.row, mark && styles.current, access === 'locked' && styles.locked)}
      role='link'
      {...link}
    >
      <View className={cx(styles.mark, isDone && !mark && styles.done)}>
        {mark ? (
          <Icon name={markIcons[mark]} size={16} />
        ) : isDone ? (
          <Icon name='check' size={16} />
        ) : (
          <Text>{number}</Text>
        )}
      </View>
      <View className={styles.words}>
        <View className={styles.title}>{lesson.title}</View>
        {meta.length > 0 && (
          <View className={styles.meta}>
            <Text>{meta.join(' · ')}</Text>
          </View>
        )}
      </View>
      <Badge lesson={lesson} progress={progress} access={access} isCurrent={mark !== undefined} />
    </Pressable>
  )
}

/** The learner's progress, in words. */
function place(progress: LessonProgress | undefined, mark: LessonMark | undefined): string {
  if (mark === 'playing' || mark === 'open') return texts[mark]
  if (progress?.isFinished) return texts.done
  const sec = progress?.watchedSec ?? 0
  if (mark === 'resume') return sec > 0 ? texts.lastSeenTo(sec) : ''
  return sec > 0 ? texts.seenTo(sec) : ''
}

type BadgeProps = Pick<LessonRowProps, 'lesson' | 'progress' | 'access'> & { isCurrent: boolean }

/** Right end of the row: what may be watched, else how much was watched. */
function Badge({ lesson, progress, access, isCurrent }: BadgeProps) {
  if (access === 'locked') {
    return isCurrent ? null : <Icon name='lock' size={16} label={texts.locked} className={styles.lock} />
  }
  if (access === 'trial') {
    const isWhole = lesson.trialSec >= lesson.durationSec
    return <Tag size='m'>{isWhole ? texts.trial : texts.trialOf(lesson.trialSec)}</Tag>
  }
  const isUnderWay = !isCurrent && progress && !progress.isFinished && progress.watchedSec > 0 && lesson.durationSec > 0
  return isUnderWay ? <ProgressRing size={16} ratio={Math.min(0.99, progress.watchedSec / lesson.durationSec)} /> : null
}
