import { Text, View } from '@tarojs/components'
import { Fragment, type ReactNode, useState } from 'react'

import { ActionSheet } from '@/components/ActionSheet'
import { IconButton } from '@/components/IconButton'
import { Pressable } from '@/components/Pressable'
import { SecondStamp } from '@/components/SecondStamp'
import { TextLink } from '@/components/TextLink'
import { toast } from '@/features/shared/dialog'
import { useIncrementalRender } from '@/features/shared/list/useIncrementalRender'

import { NoteEditor } from './NoteEditor'
import { NoteStill } from './NoteStill'
import styles from './notes.module.scss'
import { nameOf, partOf } from './order'
import { isPassage, type Note } from './store'
import { texts } from './texts'
import type { Removal } from './useRemoval'

interface NoteListProps {
  /** In order, including the last deleted one. */
  rows: readonly Note[]
  removal: Removal
  onSave: (note: Note) => void
  /** The time or the quote of a note was pressed. */
  onOpen: (note: Note) => void
  /** What that does, read aloud. */
  openLabel: (note: Note) => string
  /** Drawn before the first note of each lesson or chapter, where the page does not name it. */
  heading?: (note: Note) => ReactNode
}

/** Drawn at once; imported files bring hundreds. */
const screenful = 20

const isNewPart = (note: Note, before: Note | undefined) => partOf(note)?.key !== (before && partOf(before)?.key)

/** Notes with their times, or with the passages that they are on. Each can be changed and deleted. */
export function NoteList({ rows, removal, onSave, onOpen, openLabel, heading }: NoteListProps) {
  const [picked, setPicked] = useState<Note>()
  const [open, setOpen] = useState<'actions' | 'editor'>()
  const close = () => setOpen(undefined)
  const shownCount = useIncrementalRender(rows.length, screenful)
  const act = (key: 'edit' | 'remove') => {
    if (key === 'edit') setOpen('editor')
    else if (picked) removal.remove(picked)
  }
  return (
    <View>
      {rows.slice(0, shownCount).map((note, index) => (
        <Fragment key={note.id}>
          {isNewPart(note, rows[index - 1]) && heading?.(note)}
          {note.id === removal.removedId ? (
            <View className={styles.removed} role='status'>
              <Text>{texts.removed}</Text>
              <TextLink tone='brand' role='button' onClick={removal.undo}>
                {texts.undo}
              </TextLink>
            </View>
          ) : (
            <View className={styles.row}>
              {isPassage(note) ? (
                <View className={styles.passage}>
                  <Pressable className={styles.quote} role='link' label={openLabel(note)} onClick={() => onOpen(note)}>
                    {note.quote}
                  </Pressable>
                  <Text className={styles.passageText} userSelect>
                    {note.text}
                  </Text>
                </View>
              ) : (
                <>
                  <Pressable className={styles.time} role='link' label={openLabel(note)} onClick={() => onOpen(note)}>
                    <SecondStamp sec={note.sec} />
                  </Pressable>
                  <View className={styles.text}>
                    <Text userSelect>{note.text}</Text>
                    {note.hasStill && <NoteStill noteId={note.id} name={nameOf(note)} />}
                  </View>
                </>
              )}
              <IconButton
                icon='more'
                size={20}
                label={texts.more(nameOf(note))}
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
        title={picked ? texts.actions(nameOf(picked)) : ''}
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
