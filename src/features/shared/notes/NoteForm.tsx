import { View } from '@tarojs/components'
import { type ReactNode, useEffect, useState } from 'react'

import { Button } from '@/components/Button'
import { TextLength } from '@/components/TextBox'
import { noteMaxLength } from '@/config/limits'

import { NoteField } from './NoteField'
import styles from './notes.module.scss'
import { texts } from './texts'
import { useNoteDraft } from './useNoteDraft'

interface NoteFormProps {
  /** Unsaved text is stored by it, and is there again at the next opening. */
  draftKey: string
  /** The text before any change. */
  text: string
  /** Position of the note: its second, or its block. */
  at: number
  isOpen: boolean
  onSave: (text: string) => void
  onClose: () => void
  /** Stands above the field. */
  children?: ReactNode
}

/** The field of a note inside a sheet. */
export function NoteForm({ draftKey, text: before, at, isOpen, onSave, onClose, children }: NoteFormProps) {
  const { draft, update, problem, drop, take } = useNoteDraft(draftKey, { text: before, sec: at })
  // The sheet takes the focus when it opens; after that the field takes it.
  const [hasFocus, setFocus] = useState(false)
  useEffect(() => setFocus(isOpen), [isOpen])
  const save = () => {
    const text = take()
    if (text === null) return
    onSave(text)
    drop()
    onClose()
  }
  return (
    <View className={styles.form}>
      {children}
      <NoteField
        text={draft.text}
        problem={problem}
        size='l'
        hasFocus={hasFocus}
        isInSheet
        onInput={(text) => update({ ...draft, text })}
      />
      <View className={styles.foot}>
        <TextLength text={draft.text} maxLength={noteMaxLength} />
        <Button onClick={save}>{texts.save}</Button>
      </View>
    </View>
  )
}
