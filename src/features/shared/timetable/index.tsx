import { Text, View } from '@tarojs/components'
import { Fragment, type ReactNode, useState } from 'react'

import { cx } from '@/components/cx'
import { Icon } from '@/components/Icon'
import { Pressable } from '@/components/Pressable'

import styles from './index.module.scss'

/** Rows shown at first, and added by each press, so that a timetable of 2,000 lessons costs no more than this. */
const portion = 60

interface TimetableRowsProps<T extends { id: number }> {
  lessons: readonly T[]
  /** Label of the button that shows more. */
  more: (count: number) => string
  renderRow: (lesson: T, index: number) => ReactNode
}

/** Lessons in order, shown in portions. */
export function TimetableRows<T extends { id: number }>({ lessons, more, renderRow }: TimetableRowsProps<T>) {
  const [count, setCount] = useState(portion)
  return (
    <>
      {lessons.slice(0, count).map((lesson, index) => (
        <Fragment key={lesson.id}>{renderRow(lesson, index)}</Fragment>
      ))}
      {lessons.length > count && (
        <Pressable className={styles.more} onClick={() => setCount(count + portion)}>
          {more(lessons.length - count)}
        </Pressable>
      )}
    </>
  )
}

interface TimetableRowProps {
  number: number
  title: string
  /** Its time or its state. */
  note: ReactNode
  isOver?: boolean
  icon?: { name: 'lock' | 'play'; label: string }
  onClick: () => void
}

export function TimetableRow({ number, title, note, isOver = false, icon, onClick }: TimetableRowProps) {
  return (
    <Pressable className={cx(styles.row, isOver && styles.over)} role='link' onClick={onClick}>
      <Text className={styles.number}>{number}</Text>
      <View className={styles.words}>
        <View className={styles.title}>{title}</View>
        <View className={styles.note}>{note}</View>
      </View>
      {icon && <Icon {...icon} size={16} className={styles.icon} />}
    </Pressable>
  )
}
