import { Text, View } from '@tarojs/components'

import { Button } from '@/components/Button'
import { FieldError } from '@/components/FieldError'
import { TextBox } from '@/components/TextBox'
import { TextLink } from '@/components/TextLink'
import { toast } from '@/features/shared/dialog'
import { texts as noteTexts } from '@/features/shared/notes/texts'
import { useNoteDraft } from '@/features/shared/notes/useNoteDraft'
import { formatDuration } from '@/lib/time'

import styles from './lessonNotes.module.scss'
import { texts } from './texts'

interface NoteComposerProps {
  lessonId: number
  positionSec: () => number
  onSave: (text: string, sec: number) => void
}

const nothing = { text: '', sec: 0 }

/** The lesson plays on while a note is written. The note belongs to the second of its first letter. */
export function NoteComposer({ lessonId, positionSec, onSave }: NoteComposerProps) {
  const { draft, keep, problem, drop, take } = useNoteDraft(`lesson:${lessonId}`, nothing)
  const isEmpty = draft.text === ''
  const here = () => Math.floor(positionSec())
  const save = () => {
    const text = take()
    if (text === null) return
    onSave(text, draft.sec)
    drop()
    toast(noteTexts.saved, 'success')
  }
  return (
    <View className={styles.composer}>
      <TextBox
        label={noteTexts.field}
        placeholder={noteTexts.placeholder}
        value={draft.text}
        size='s'
        isInvalid={problem !== ''}
        onInput={(text) => keep({ text, sec: isEmpty ? here() : draft.sec })}
      />
      {problem !== '' && <FieldError text={problem} />}
      <View className={styles.bar}>
        <Text className={styles.at}>{isEmpty ? texts.whenTyping : texts.at(formatDuration(draft.sec))}</Text>
        {!isEmpty && (
          <TextLink tone='brand' role='button' onClick={() => keep({ ...draft, sec: here() })}>
            {texts.now}
          </TextLink>
        )}
        <View className={styles.save}>
          <Button size='s' kind={isEmpty ? 'off' : 'primary'} onClick={save}>
            {noteTexts.save}
          </Button>
        </View>
      </View>
    </View>
  )
}
