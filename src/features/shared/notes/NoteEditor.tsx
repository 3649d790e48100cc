import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'

import { Button } from '@/components/Button'
import { FieldError } from '@/components/FieldError'
import { Sheet } from '@/components/Sheet'
import { TextBox, TextLength } from '@/components/TextBox'
import { noteMaxLength } from '@/config/limits'

import styles from './notes.module.scss'
import { nameOf } from './order'
import { isPassage, type Note } from './store'
import { texts } from './texts'
import { useNoteDraft } from './useNoteDraft'

interface NoteEditorProps {
  note: Note
  isOpen: boolean
  onSave: (note: Note) => void
  onClose: () => void
}

/** The sheet to change a note. */
export function NoteEditor(props: NoteEditorProps) {
  const { note, isOpen, onClose } = props
  return (
    <Sheet isOpen={isOpen} title={texts.editTitle(nameOf(note))} onClose={onClose}>
      <Form key={note.id} {...props} />
    </Sheet>
  )
}

function Form({ note, isOpen, onSave, onClose }: NoteEditorProps) {
  const { draft, keep, problem, drop, take } = useNoteDraft(note.id, {
    text: note.text,
    sec: isPassage(note) ? note.block : note.sec,
  })
  // The sheet takes the focus when it opens; after that the field takes it.
  const [hasFocus, setFocus] = useState(false)
  useEffect(() => setFocus(isOpen), [isOpen])
  const save = () => {
    const text = take()
    if (text === null) return
    onSave({ ...note, text })
    drop()
    onClose()
  }
  return (
    <View className={styles.form}>
      <TextBox
        label={texts.field}
        placeholder={texts.placeholder}
        value={draft.text}
        size='l'
        isInvalid={problem !== ''}
        hasFocus={hasFocus}
        onInput={(text) => keep({ ...draft, text })}
      />
      {problem !== '' && <FieldError text={problem} />}
      <View className={styles.foot}>
        <TextLength text={draft.text} maxLength={noteMaxLength} />
        <Button onClick={save}>{texts.save}</Button>
      </View>
    </View>
  )
}
