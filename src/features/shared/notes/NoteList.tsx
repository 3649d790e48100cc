import { Text, View } from '@tarojs/components'
import { Fragment, type ReactNode, useState } from 'react'

import { ActionSheet } from '@/components/ActionSheet'
import { IconButton } from '@/components/IconButton'
import { Pressable } from '@/components/Pressable'
import { TextLink } from '@/components/TextLink'
import { toast } from '@/features/shared/dialog'
import { formatDuration } from '@/lib/time'

import { NoteEditor } from './NoteEditor'
import styles from './notes.module.scss'
import type { Note } from './store'
import { texts } from './texts'
import type { Removal } from './useRemoval'

interface NoteListProps {
  /** In order, including the last deleted one. */
  rows: readonly Note[]
  removal: Removal
  onSave: (note: Note) => void
  /** The time of a note was pressed. */
  onTime: (note: Note) => void
  /** What a press on the time does, read aloud. */
  timeLabel: (note: Note) => string
  /** Drawn before the first note of each lesson, where the page does not name the lesson. */
  lessonHeading?: (note: Note) => ReactNode
}

/** Notes with their times. Each can be changed and deleted. */
export function NoteList({ rows, removal, onSave, onTime, timeLabel, lessonHeading }: NoteListProps) {
  const [picked, setPicked] = useState<Note>()
  const [open, setOpen] = useState<'actions' | 'editor'>()
  const close = () => setOpen(undefined)
  const act = (key: 'edit' | 'remove') => {
    if (key === 'edit') setOpen('editor')
    else if (picked) removal.remove(picked)
  }
  return (
    <View>
      {rows.map((note, index) => (
        <Fragment key={note.id}>
          {note.lessonId !== rows[index - 1]?.lessonId && lessonHeading?.(note)}
          {note.id === removal.removedId ? (
            <View className={styles.removed} role='status'>
              <Text>{texts.removed}</Text>
              <TextLink tone='brand' role='button' onClick={removal.undo}>
                {texts.undo}
              </TextLink>
            </View>
          ) : (
            <View className={styles.row}>
              <Pressable className={styles.time} role='link' label={timeLabel(note)} onClick={() => onTime(note)}>
                <Text className={styles.stamp}>{formatDuration(note.sec)}</Text>
              </Pressable>
              <Text className={styles.text} userSelect>
                {note.text}
              </Text>
              <IconButton
                icon='more'
                size={20}
                label={texts.more(formatDuration(note.sec))}
                onClick={() => {
                  setPicked(note)
                  setOpen('actions')
                }}
              />
            </View>
          )}
        </Fragment>
      ))}
      <ActionSheet
        isOpen={open === 'actions'}
        title={texts.actions(formatDuration(picked?.sec ?? 0))}
        items={[
          { key: 'edit', label: texts.edit },
          { key: 'remove', label: texts.remove, isDanger: true },
        ]}
        onPick={act}
        onClose={close}
      />
      {picked && (
        <NoteEditor
          note={picked}
          isOpen={open === 'editor'}
          onSave={(note) => {
            onSave(note)
            toast(texts.saved, 'success')
          }}
          onClose={close}
        />
      )}
    </View>
  )
}
