import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'

import { Button } from '@/components/Button'
import { FieldError } from '@/components/FieldError'
import { Sheet } from '@/components/Sheet'
import { TextBox, TextLength } from '@/components/TextBox'
import { noteMaxLength } from '@/config/limits'

import { texts as noteTexts } from '../notes/texts'
import { useNoteDraft } from '../notes/useNoteDraft'
import styles from './passages.module.scss'
import { texts } from './texts'
import type { Passage } from './usePassages'

interface PassageSheetProps {
  group: string
  passage: Passage
  isOpen: boolean
  onSave: (text: string) => void
  onClose: () => void
}

/** Where a note on a passage is written; what is typed and not saved is there again when it is pointed at once more. */
export function PassageSheet({ group, passage: { quote, block }, isOpen, onSave, onClose }: PassageSheetProps) {
  const { draft, keep, problem, drop, take } = useNoteDraft(`${group}:${block}`, { text: '', sec: block })
  // The sheet takes the focus when it opens; the field takes it from there.
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
    <Sheet isOpen={isOpen} title={texts.title} onClose={onClose}>
      <View className={styles.form}>
        <View className={styles.quote}>{quote}</View>
        <TextBox
          label={noteTexts.field}
          placeholder={noteTexts.placeholder}
          value={draft.text}
          size='l'
          isInvalid={problem !== ''}
          hasFocus={hasFocus}
          onInput={(text) => keep({ ...draft, text })}
        />
        {problem !== '' && <FieldError text={problem} />}
        <View className={styles.bar}>
          <TextLength text={draft.text} maxLength={noteMaxLength} />
          <Button onClick={save}>{noteTexts.save}</Button>
        </View>
      </View>
    </Sheet>
  )
}
