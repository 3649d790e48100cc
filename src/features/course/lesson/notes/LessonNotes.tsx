import { View } from '@tarojs/components'
import { useState } from 'react'

import type { Lesson, LessonDetail } from '@/api/course'
import { Chips } from '@/components/Chips'
import { StateView } from '@/components/StateView'
import { toast } from '@/features/shared/dialog'
import { NoteList } from '@/features/shared/notes/NoteList'
import { NotesFoot } from '@/features/shared/notes/NotesFoot'
import { byLesson, bySecond, nameOf, partOf } from '@/features/shared/notes/order'
import { groupOf, isOfLesson, type Note } from '@/features/shared/notes/store'
import { type NotesInHand, useNotes } from '@/features/shared/notes/useNotes'
import { useRemoval } from '@/features/shared/notes/useRemoval'

import { NoteComposer } from './NoteComposer'
import styles from './lessonNotes.module.scss'
import { texts } from './texts'

type Scope = 'lesson' | 'all'

interface LessonNotesProps {
  detail: LessonDetail
  title: string
  /** False for a locked lesson: nothing plays, so a note would have no second. */
  canWrite: boolean
  positionSec: () => number
  takeStill: () => Promise<Blob | null>
  onJump: (sec: number) => void
  /** Opens another lesson of the course at a second. */
  onOpen: (lesson: Pick<Lesson, 'id'>, sec: number) => void
}

/** The learner's notes on this lesson or on the whole course, and the field for a new one. */
export function LessonNotes(props: LessonNotesProps) {
  const [scope, setScope] = useState<Scope>('lesson')
  const inHand = useNotes(scope === 'lesson' ? groupOf({ lessonId: props.detail.lesson.id }) : undefined)
  return inHand ? <Notes {...props} inHand={inHand} scope={scope} onScope={setScope} /> : null
}

interface NotesProps extends LessonNotesProps {
  inHand: NotesInHand
  scope: Scope
  onScope: (scope: Scope) => void
}

function Notes({
  detail,
  title,
  canWrite,
  positionSec,
  takeStill,
  onJump,
  onOpen,
  inHand,
  scope,
  onScope,
}: NotesProps) {
  const { lesson, course } = detail
  const { store, stills } = inHand
  const removal = useRemoval(inHand)
  const isWhole = scope === 'all'
  const rows = removal.rows
    .filter(isOfLesson)
    .filter(({ courseId, lessonId }) => (isWhole ? courseId === course.id : lessonId === lesson.id))
    .sort(isWhole ? byLesson : bySecond)
  const place = { courseId: course.id, courseTitle: course.title, lessonId: lesson.id, lessonTitle: title }
  const save = async (text: string, sec: number, still: Blob | null) => {
    const note = store.add({ ...place, sec }, text)
    if (!still) return
    if (await stills.store(note.id, still)) store.put({ ...note, hasStill: true })
    else toast(texts.stillLost, 'error')
  }
  const open = (note: Note) => {
    if (!isOfLesson(note)) return
    if (note.lessonId === lesson.id) onJump(note.sec)
    else onOpen({ id: note.lessonId }, note.sec)
  }
  const openLabel = (note: Note) =>
    isOfLesson(note) && note.lessonId !== lesson.id
      ? texts.openAt(note.lessonTitle, nameOf(note))
      : texts.jump(nameOf(note))
  return (
    <View className={styles.notes}>
      {canWrite && (
        <NoteComposer
          key={lesson.id}
          lessonId={lesson.id}
          positionSec={positionSec}
          takeStill={takeStill}
          onSave={(text, sec, still) => void save(text, sec, still)}
        />
      )}
      <Chips
        label={texts.scope}
        items={[
          { key: 'lesson', label: texts.scopes.lesson },
          { key: 'all', label: texts.scopes.all },
        ]}
        value={scope}
        onChange={onScope}
        variant='text'
      />
      {rows.length === 0 && <StateView kind='empty' isCompact {...texts.none} />}
      <NoteList
        rows={rows}
        removal={removal}
        onSave={store.put}
        onOpen={open}
        openLabel={openLabel}
        heading={
          isWhole
            ? (note) => (
                <View className={styles.lesson} role='heading' aria-level='3'>
                  {partOf(note)?.title}
                </View>
              )
            : undefined
        }
      />
      <NotesFoot />
    </View>
  )
}
