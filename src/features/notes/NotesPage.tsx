import { View } from '@tarojs/components'
import { useState } from 'react'

import { SearchInput } from '@/components/SearchInput'
import { SectionHeader } from '@/components/SectionHeader'
import { StateView } from '@/components/StateView'
import { useIncrementalRender } from '@/features/shared/list/useIncrementalRender'
import { NoteList } from '@/features/shared/notes/NoteList'
import { byCourse, matching } from '@/features/shared/notes/order'
import type { Note } from '@/features/shared/notes/store'
import { type NotesInHand, useNotes } from '@/features/shared/notes/useNotes'
import { useRemoval } from '@/features/shared/notes/useRemoval'
import { formatDuration } from '@/lib/time'
import { navigateTo } from '@/routes/navigate'

import { FileActions } from './FileActions'
import styles from './notesPage.module.scss'
import { texts } from './texts'

const openNote = ({ courseId, lessonId, sec }: Note): void =>
  navigateTo('courseVideo', { id: lessonId, course_id: courseId, at: sec })

/** All notes of the learner, by course. */
export function NotesPage() {
  const inHand = useNotes()
  return inHand ? <Notes {...inHand} /> : null
}

function Notes(inHand: NotesInHand) {
  const { notes, store } = inHand
  const [query, setQuery] = useState('')
  const removal = useRemoval(inHand)
  const courses = byCourse(matching(removal.rows, query))
  const shownCount = useIncrementalRender(courses.length, 3)
  return (
    <View className={styles.page}>
      <SearchInput value={query} onInput={setQuery} onSearch={setQuery} placeholder={texts.search} />
      <View className={styles.about}>{texts.about(notes.length)}</View>
      <FileActions notes={notes} store={store} />
      {courses.length === 0 &&
        (query.trim() === '' ? (
          <StateView kind='empty' {...texts.none} />
        ) : (
          <StateView kind='empty' {...texts.noneFound} action={{ label: texts.showAll, onClick: () => setQuery('') }} />
        ))}
      {courses.slice(0, shownCount).map((course) => (
        <View key={course.courseId} className={styles.card}>
          <SectionHeader title={course.courseTitle} />
          <NoteList
            rows={course.notes}
            removal={removal}
            onSave={store.put}
            onTime={openNote}
            timeLabel={({ lessonTitle, sec }) => texts.openAt(lessonTitle, formatDuration(sec))}
            lessonHeading={({ lessonTitle }) => (
              <View className={styles.lesson} role='heading' aria-level='3'>
                {lessonTitle}
              </View>
            )}
          />
        </View>
      ))}
    </View>
  )
}
