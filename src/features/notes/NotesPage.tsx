import { View } from '@tarojs/components'
import { useState } from 'react'

import { SearchInput } from '@/components/SearchInput'
import { SectionHeader } from '@/components/SectionHeader'
import { StateView } from '@/components/StateView'
import { useIncrementalRender } from '@/features/shared/list/useIncrementalRender'
import { NoteList } from '@/features/shared/notes/NoteList'
import { nameOf, partOf } from '@/features/shared/notes/order'
import { isPassage, type Note } from '@/features/shared/notes/store'
import { type NotesInHand, useNotes } from '@/features/shared/notes/useNotes'
import { useRemoval } from '@/features/shared/notes/useRemoval'
import { byWork, matching } from '@/features/shared/notes/works'
import { formatDuration } from '@/lib/time'
import { keeping } from '@/platform/keeping'
import { navigateTo } from '@/routes/navigate'

import { FileActions } from './FileActions'
import styles from './notesPage.module.scss'
import { texts } from './texts'

function openNote(note: Note): void {
  if (!isPassage(note)) navigateTo('courseVideo', { id: note.lessonId, course_id: note.courseId, at: note.sec })
  else if (note.bookId > 0) navigateTo('bookRead', { id: note.articleId, book: note.bookId, note: note.id })
  else navigateTo('articleShow', { id: note.articleId, note: note.id })
}

const openLabel = (note: Note): string =>
  isPassage(note)
    ? texts.openPassage(note.articleTitle, nameOf(note))
    : texts.openAt(note.lessonTitle, formatDuration(note.sec))

/** All notes of the learner, by what they are on. */
export function NotesPage() {
  const inHand = useNotes()
  return inHand ? <Notes {...inHand} /> : null
}

function Notes(inHand: NotesInHand) {
  const { notes, store } = inHand
  const [query, setQuery] = useState('')
  const removal = useRemoval(inHand)
  const works = byWork(matching(removal.rows, query))
  const shownCount = useIncrementalRender(works.length, 3)
  return (
    <View className={styles.page}>
      <SearchInput value={query} onInput={setQuery} onSearch={setQuery} placeholder={texts.search} />
      <View className={styles.about}>
        {texts.about(notes.length)}
        {notes.length > 0 && keeping.isBrief && texts.brief}
      </View>
      <FileActions notes={notes} store={store} />
      {works.length === 0 &&
        (query.trim() === '' ? (
          <StateView kind='empty' {...texts.none} />
        ) : (
          <StateView kind='empty' {...texts.noneFound} action={{ label: texts.showAll, onClick: () => setQuery('') }} />
        ))}
      {works.slice(0, shownCount).map((work) => (
        <View key={work.key} className={styles.card}>
          <SectionHeader title={work.title} />
          <NoteList
            rows={work.notes}
            removal={removal}
            onSave={store.put}
            onOpen={openNote}
            openLabel={openLabel}
            heading={(note) => (
              <View className={styles.lesson} role='heading' aria-level='3'>
                {partOf(note)?.title}
              </View>
            )}
          />
        </View>
      ))}
    </View>
  )
}
