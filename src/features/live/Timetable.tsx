import { Text, View } from '@tarojs/components'
import { useState } from 'react'

import type { LiveChapter, LiveLesson } from '@/api/live'
import { cx } from '@/components/cx'
import { Icon } from '@/components/Icon'
import { Pressable } from '@/components/Pressable'
import { StateView } from '@/components/StateView'
import { Tag } from '@/components/Tag'
import { serverClock } from '@/lib/serverClock'

import { texts } from './texts'
import styles from './timetable.module.scss'
import { flatLessons, whenOf } from './timing'

interface TimetableProps {
  chapters: readonly LiveChapter[]
  canAttend: boolean
}

/** All lessons by chapter, with their time and what has become of them. Numbers run through the course. */
export function Timetable({ chapters, canAttend }: TimetableProps) {
  if (flatLessons(chapters).length === 0) return <StateView kind='empty' {...texts.timetable.empty} />
  // Alone, the lessons outside any chapter are simply the course.
  const hasTitles = chapters.length > 1 || chapters[0]?.id !== 0
  return (
    <View>
      {chapters.map(({ id, title, lessons }, index) => (
        <View key={id} className={styles.chapter}>
          {hasTitles && (
            <View className={styles.chapterTitle} role='heading' aria-level='3'>
              {title || texts.timetable.loose}
            </View>
          )}
          {lessons.length === 0 && <View className={styles.soon}>{texts.timetable.comingSoon}</View>}
          <Lessons
            lessons={lessons}
            firstNumber={flatLessons(chapters.slice(0, index)).length + 1}
            canAttend={canAttend}
          />
        </View>
      ))}
    </View>
  )
}

/** A chapter this long is unfolded piece by piece, so that one of 2,000 lessons costs no more than this. */
const portion = 60

interface LessonsProps {
  lessons: readonly LiveLesson[]
  firstNumber: number
  canAttend: boolean
}

function Lessons({ lessons, firstNumber, canAttend }: LessonsProps) {
  const [count, setCount] = useState(portion)
  return (
    <>
      {lessons.slice(0, count).map((lesson, index) => (
        <LessonRow key={lesson.id} lesson={lesson} number={firstNumber + index} canAttend={canAttend} />
      ))}
      {lessons.length > count && (
        <Pressable className={styles.more} onClick={() => setCount(count + portion)}>
          {texts.timetable.more(lessons.length - count)}
        </Pressable>
      )}
    </>
  )
}

interface LessonRowProps {
  lesson: LiveLesson
  number: number
  canAttend: boolean
}

function LessonRow({ lesson, number, canAttend }: LessonRowProps) {
  const isOnAir = lesson.state === 'onAir'
  const when = whenOf(lesson, serverClock.now())
  return (
    <View className={cx(styles.row, lesson.state === 'over' && styles.over)}>
      <Text className={styles.number}>{number}</Text>
      <View className={styles.words}>
        <View className={styles.title}>{lesson.title}</View>
        <View className={styles.when}>{isOnAir ? <Tag tone='live'>{when}</Tag> : when}</View>
      </View>
      {!canAttend && <Icon name='lock' size={16} label={texts.timetable.locked} className={styles.lock} />}
    </View>
  )
}
