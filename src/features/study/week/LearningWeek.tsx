import { Text, View } from '@tarojs/components'
import { useCallback, useState } from 'react'

import { cx } from '@/components/cx'
import { Icon } from '@/components/Icon'
import { Pressable } from '@/components/Pressable'
import { useLearning } from '@/features/shared/learning/useLearning'
import type { Learning, LearningDay } from '@/features/shared/learning/week'
import { linkTo } from '@/features/shared/link'
import { lazySheet } from '@/features/shared/lazySheet'
import { serverClock } from '@/lib/serverClock'
import { dayNumber } from '@/lib/time'
import { setGoal } from '@/stores/learningGoal'

import { texts } from './texts'
import styles from './week.module.scss'

const GoalSheet = lazySheet(() => import('./GoalSheet').then((chunk) => chunk.GoalSheet))

/** This week's learning time, day by day, against the learner's own goal. */
export function LearningWeek() {
  const learning = useLearning()
  const { days, weekMinutes, goalMinutes, hasElsewhere, redraw } = learning
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const { goal } = texts
  return (
    <>
      <View className={styles.ground}>
        <View className={styles.card}>
          <View className={styles.head}>
            <View className={styles.title} role='heading' aria-level='2'>
              {texts.title}
              {weekMinutes > 0 && <Text className={styles.total}>{texts.total(weekMinutes)}</Text>}
            </View>
            <Pressable
              className={styles.goal}
              label={goalMinutes > 0 ? goal.change(goalMinutes) : goal.set}
              onClick={() => setOpen(true)}
            >
              <Text>{goalMinutes > 0 ? goal.current(goalMinutes) : goal.set}</Text>
              <Icon name='forward' size={16} />
            </Pressable>
          </View>
          {weekMinutes > 0 || goalMinutes > 0 ? (
            <Bars days={days} goalMinutes={goalMinutes} />
          ) : (
            <View className={styles.note}>{texts.none}</View>
          )}
          {goalMinutes > 0 && <ChainLine learning={learning} />}
          {weekMinutes > 0 && <View className={styles.note}>{hasElsewhere ? texts.noteElsewhere : texts.note}</View>}
          <Pressable className={styles.calendar} role='link' {...linkTo({ name: 'calendar', params: {} })}>
            <Icon name='clock' size={20} />
            <Text className={styles.calendarWords}>{texts.calendar}</Text>
            <Icon name='forward' size={16} />
          </Pressable>
        </View>
      </View>
      <GoalSheet
        isOpen={isOpen}
        minutes={goalMinutes}
        onClose={close}
        onChoose={(minutes) => {
          setGoal({ day: dayNumber(serverClock.now()), minutes })
          close()
          redraw()
        }}
      />
    </>
  )
}

/** A bar per day with its minutes. Days that reach the goal are filled. */
function Bars({ days, goalMinutes }: { days: readonly LearningDay[]; goalMinutes: number }) {
  const maxMinutes = Math.max(goalMinutes, 1, ...days.map(({ minutes }) => minutes))
  const percent = (minutes: number) => `${(minutes / maxMinutes) * 100}%`
  return (
    <View className={styles.chart} role='list' aria-label={texts.title}>
      {days.map(({ day, minutes, isReached, isToday, isFuture }, index) => (
        <View
          key={day}
          className={cx(styles.day, isToday && styles.today)}
          role='listitem'
          aria-label={texts.bar(texts.weekday(index), minutes, isToday, isReached)}
        >
          <Text className={styles.minutes}>{isFuture ? '' : minutes}</Text>
          <View className={styles.room}>
            {goalMinutes > 0 && <View className={styles.line} style={{ bottom: percent(goalMinutes) }} />}
            <View className={cx(styles.bar, isReached && styles.full)} style={{ height: percent(minutes) }} />
          </View>
          <Text className={styles.name}>{texts.short(index)}</Text>
        </View>
      ))}
    </View>
  )
}

/** Days in a row, and what is left of today. Missed days are not mentioned. */
function ChainLine({ learning }: { learning: Learning }) {
  const { length, isTodayReached, freeDay, todayMinutes, goalMinutes, days } = learning
  const freeIndex = days.findIndex(({ day }) => day === freeDay)
  return (
    <View className={styles.chain}>
      {length > 0 && <Text className={styles.length}>{texts.chain(length)}</Text>}
      <View className={styles.words}>
        <View>{isTodayReached ? texts.reached : texts.today(goalMinutes - todayMinutes)}</View>
        {length > 0 && (
          <View className={styles.free}>{freeIndex < 0 ? texts.free : texts.freeDay(texts.weekday(freeIndex))}</View>
        )}
      </View>
    </View>
  )
}
