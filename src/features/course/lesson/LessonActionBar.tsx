import { Text, View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'

import type { LessonDetail } from '@/api/course'
import { Button } from '@/components/Button'
import { ActionBar } from '@/features/shared/page/ActionBar'
import { buyHere, joinHere } from '@/features/shared/product/buyHere'
import { Icon } from '@/components/Icon'
import { Pressable } from '@/components/Pressable'
import { planQueries } from '@/queries/plan'

import styles from './actionBar.module.scss'
import { texts } from './texts'
import type { UnlockOptions } from './unlockOptions'

interface LessonActionBarProps {
  /** Absent = comments are closed. */
  onComment?: () => void
  /** Absent = this is the last lesson. */
  onNext?: () => void
}

/** Shown while the lesson may be watched: comment, and go on to the next lesson. */
export function LessonActionBar({ onComment, onNext }: LessonActionBarProps) {
  if (!onComment && !onNext) return null
  return (
    <ActionBar>
      {onComment && (
        <Pressable className={styles.say} onClick={onComment}>
          <Text>{texts.say}</Text>
        </Pressable>
      )}
      {onNext && (
        <Button kind='line' isBlock={!onComment} onClick={onNext}>
          {texts.next}
        </Button>
      )}
    </ActionBar>
  )
}

interface LessonPurchaseBarProps {
  detail: LessonDetail
  unlockOptions: UnlockOptions
}

/** For a locked lesson: one main button, the other ways to unlock below it. */
export function LessonPurchaseBar({ detail, unlockOptions }: LessonPurchaseBarProps) {
  const { course, lesson } = detail
  const { courseCents, lessonCents, hasVip } = unlockOptions
  const { data: vipCents } = useQuery({ ...planQueries.lowestPrice(), enabled: hasVip })
  const buyLesson = () => buyHere({ type: 'video', id: lesson.id })
  const lessonLabel = lessonCents === null ? '' : texts.buyLesson(lessonCents)
  const vipLabel = vipCents ? texts.vipFrom(vipCents) : texts.vip

  if (courseCents === null && !lessonLabel) {
    if (!hasVip) return null
    return (
      <ActionBar>
        <Button kind='vip' icon='crown' size='l' isBlock onClick={joinHere}>
          {vipLabel}
        </Button>
      </ActionBar>
    )
  }
  const isLessonSecond = courseCents !== null && lessonLabel !== ''
  const hasMore = hasVip || isLessonSecond
  return (
    <ActionBar rows={hasMore ? 2 : 1}>
      <Button
        size='l'
        isBlock
        onClick={courseCents === null ? buyLesson : () => buyHere({ type: 'course', id: course.id })}
      >
        {courseCents === null ? lessonLabel : texts.buyCourse(courseCents)}
      </Button>
      {hasMore && (
        <View className={styles.more}>
          {hasVip && (
            <Pressable className={styles.vip} role='link' onClick={joinHere}>
              <Icon name='crown' size={20} />
              <Text>{vipLabel}</Text>
            </Pressable>
          )}
          {isLessonSecond && (
            <Pressable className={styles.single} role='link' onClick={buyLesson}>
              <Text>{lessonLabel}</Text>
            </Pressable>
          )}
        </View>
      )}
    </ActionBar>
  )
}
