import { Text, View } from '@tarojs/components'
import { useState } from 'react'

import type { Chapter } from '@/api/course'
import { Chips } from '@/components/Chips'
import { Icon } from '@/components/Icon'
import { Pressable } from '@/components/Pressable'

import { accessOf, finishedCount, totalSec } from '../model'
import { texts } from '../texts'
import styles from './index.module.scss'
import { LessonRow } from './LessonRow'
import type { LessonListProps } from './types'

interface ChapterSectionProps extends Omit<LessonListProps, 'chapters' | 'boxId'> {
  chapter: Chapter
  /** Number of its first lesson. Numbers run through the whole course. */
  firstNumber: number
  hasTitle: boolean
  isOpen: boolean
  onFold: () => void
}

/** A longer chapter is split into ranges, so that one of 2,000 lessons costs no more than one of 50. */
const rangeSize = 50

export function ChapterSection(props: ChapterSectionProps) {
  const { chapter, firstNumber, hasTitle, isOpen, onFold, currentId, progress, canLearn, boughtIds } = props
  const { lessons } = chapter
  const currentIndex = lessons.findIndex(({ id }) => id === currentId)
  const currentRange = Math.floor(Math.max(0, currentIndex) / rangeSize)
  const [range, setRange] = useState(currentRange)
  // Looking around ends when the marked lesson moves into another range.
  const [markedRange, setMarkedRange] = useState(currentRange)
  if (currentRange !== markedRange) {
    setMarkedRange(currentRange)
    setRange(currentRange)
  }
  const start = range * rangeSize
  const isBegun = lessons.some(({ id }) => progress.has(id))
  const done = isBegun ? texts.finished(finishedCount(lessons, progress), lessons.length) : texts.notBegun
  const sec = totalSec(lessons)
  const length = sec === undefined ? [] : [texts.hours(sec)]
  const summary = [texts.count(lessons.length), ...(canLearn ? [done] : length)].join(' · ')

  return (
    <View className={styles.chapter}>
      {hasTitle && (
        <View role='heading' aria-level='3'>
          <Pressable className={styles.head} isExpanded={isOpen} isDisabled={lessons.length === 0} onClick={onFold}>
            <View className={styles.words}>
              <View className={styles.chapterTitle}>{chapter.title || texts.looseChapter}</View>
              <View className={styles.meta}>
                <Text>{lessons.length === 0 ? texts.comingSoon : summary}</Text>
              </View>
            </View>
            {lessons.length > 0 && <Icon name={isOpen ? 'up' : 'down'} size={20} className={styles.arrow} />}
          </Pressable>
        </View>
      )}
      {(isOpen || !hasTitle) && lessons.length > rangeSize && (
        <Chips label={texts.range} items={rangesOf(lessons.length, firstNumber)} value={range} onChange={setRange} />
      )}
      {(isOpen || !hasTitle) &&
        lessons
          .slice(start, start + rangeSize)
          .map((lesson, index) => (
            <LessonRow
              key={lesson.id}
              lesson={lesson}
              number={firstNumber + start + index}
              progress={progress.get(lesson.id)}
              access={accessOf(lesson, canLearn, boughtIds)}
              mark={lesson.id === currentId ? (props.currentMark ?? 'playing') : undefined}
              link={props.linkOf(lesson)}
            />
          ))}
    </View>
  )
}

const rangesOf = (count: number, firstNumber: number) =>
  Array.from({ length: Math.ceil(count / rangeSize) }, (_, key) => {
    const from = firstNumber + key * rangeSize
    return { key, label: texts.rangeOf(from, Math.min(from + rangeSize, firstNumber + count) - 1) }
  })
