import { Text, View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'

import type { LessonDetail } from '@/api/course'
import { Button } from '@/components/Button'
import { Dock } from '@/components/Dock'
import { Icon } from '@/components/Icon'
import { Pressable } from '@/components/Pressable'
import { roleQueries } from '@/queries/role'
import { open } from '@/routes/navigate'

import styles from './dock.module.scss'
import { texts } from './texts'
import type { Ways } from './ways'

interface WatchDockProps {
  /** Absent = nothing may be written here. */
  onComment?: () => void
  /** Absent = this is the last lesson. */
  onNext?: () => void
}

/** While the lesson may be watched: say something, go on. */
export function WatchDock({ onComment, onNext }: WatchDockProps) {
  if (!onComment && !onNext) return null
  return (
    <Dock>
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
    </Dock>
  )
}

/** The ways into a lesson that is not the learner's: one button, the others below it. */
export function OfferDock({ detail: { course, lesson }, ways }: { detail: LessonDetail; ways: Ways }) {
  const { courseCents, lessonCents, hasVip } = ways
  const { data: vipCents } = useQuery({ ...roleQueries.lowestPrice(), enabled: hasVip })
  const buyLesson = () => open('order', { type: 'video', id: lesson.id })
  const openVip = () => open('role', {})
  const vipLabel = vipCents ? texts.vipFrom(vipCents) : texts.vip

  if (courseCents === null && lessonCents === null) {
    if (!hasVip) return null
    return (
      <Dock>
        <Button kind='vip' icon='crown' size='l' isBlock onClick={openVip}>
          {vipLabel}
        </Button>
      </Dock>
    )
  }
  const hasMore = hasVip || (courseCents !== null && lessonCents !== null)
  return (
    <Dock rows={hasMore ? 2 : 1}>
      {courseCents !== null ? (
        <Button size='l' isBlock onClick={() => open('order', { type: 'course', id: course.id })}>
          {texts.buyCourse(courseCents)}
        </Button>
      ) : (
        lessonCents !== null && (
          <Button size='l' isBlock onClick={buyLesson}>
            {texts.buyLesson(lessonCents)}
          </Button>
        )
      )}
      {hasMore && (
        <View className={styles.more}>
          {hasVip && (
            <Pressable className={styles.vip} role='link' onClick={openVip}>
              <Icon name='crown' size={20} />
              <Text>{vipLabel}</Text>
            </Pressable>
          )}
          {courseCents !== null && lessonCents !== null && (
            <Pressable className={styles.single} role='link' onClick={buyLesson}>
              <Text>{texts.buyLesson(lessonCents)}</Text>
            </Pressable>
          )}
        </View>
      )}
    </Dock>
  )
}
