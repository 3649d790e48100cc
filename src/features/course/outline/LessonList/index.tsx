import { View } from '@tarojs/components'
import { useState } from 'react'

import { StateView } from '@/components/StateView'
import { useCurrentRow } from '@/features/shared/list/useCurrentRow'

import { flatLessons } from '../model'
import { texts } from '../texts'
import { ChapterSection } from './ChapterSection'
import type { LessonListProps } from './types'

/** A course this short shows all its lessons at once. */
const shortCourse = 20

/** The outline of a course: folding chapters; lessons with length, progress, trial and lock. */
export function LessonList({ chapters, currentId, boxId, ...rest }: LessonListProps) {
  const [folds, setFolds] = useState<ReadonlyMap<number, boolean>>(new Map())
  const all = flatLessons(chapters)
  const openChapter =
    chapters.find(({ lessons }) => lessons.some(({ id }) => id === currentId)) ??
    chapters.find(({ lessons }) => lessons.length > 0)
  // The marked lesson has moved into a chapter that was folded.
  const [openId, setOpenId] = useState(openChapter?.id)
  if (openChapter && openChapter.id !== openId) {
    setOpenId(openChapter.id)
    setFolds(new Map([...folds].filter(([id]) => id !== openChapter.id)))
  }
  useCurrentRow(boxId, currentId)
  if (all.length === 0) return <StateView kind='empty' {...texts.empty} />
  let firstNumber = 1

  return (
    <View>
      {chapters.map((chapter) => {
        const isOpen = folds.get(chapter.id) ?? (chapter === openChapter || all.length <= shortCourse)
        const section = (
          <ChapterSection
            key={chapter.id}
            {...rest}
            chapter={chapter}
            firstNumber={firstNumber}
            currentId={currentId}
            hasTitle={chapters.length > 1 || chapter.id !== 0}
            isOpen={isOpen}
            onFold={() => setFolds(new Map(folds).set(chapter.id, !isOpen))}
          />
        )
        firstNumber += chapter.lessons.length
        return section
      })}
    </View>
  )
}
