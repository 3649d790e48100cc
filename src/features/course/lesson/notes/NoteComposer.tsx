import { Text, View } from '@tarojs/components'
import { useRef, useState } from 'react'

import { Button } from '@/components/Button'
import { useBusy } from '@/components/pageBusy'
import { TextLink } from '@/components/TextLink'
import { toast } from '@/features/shared/dialog'
import { NoteField } from '@/features/shared/notes/NoteField'
import { texts as noteTexts } from '@/features/shared/notes/texts'
import { useNoteDraft } from '@/features/shared/notes/useNoteDraft'
import { formatDuration } from '@/lib/time'

import styles from './lessonNotes.module.scss'
import { StillField } from './StillField'
import { texts } from './texts'

interface NoteComposerProps {
  lessonId: number
  positionSec: () => number
  /** What the video shows now; null = it gives no picture. */
  takeStill: () => Promise<Blob | null>
  onSave: (text: string, sec: number, still: Blob | null) => void
}

const nothing = { text: '', sec: 0 }

/** The lesson plays on while a note is written. The note belongs to the second of its first letter. */
export function NoteComposer({ lessonId, positionSec, takeStill, onSave }: NoteComposerProps) {
  const { draft, update, problem, drop, take } = useNoteDraft(`lesson:${lessonId}`, nothing)
  const isEmpty = draft.text === ''
  const [still, setStill] = useState<Blob | null>(null)
  useBusy(still !== null)
  const hasSecond = !isEmpty || still !== null
  // Typing goes on while the picture is made.
  const latest = useRef(draft)
  latest.current = draft
  const onStill = (taken: Blob | null, sec: number) => {
    setStill(taken)
    if (taken) update({ ...latest.current, sec })
  }
  const here = () => Math.floor(positionSec())
  const save = () => {
    const text = take()
    if (text === null) return
    onSave(text, draft.sec, still)
    drop()
    setStill(null)
    toast(noteTexts.saved, 'success')
  }
  return (
    <View className={styles.composer}>
      <NoteField
        text={draft.text}
        problem={problem}
        size='s'
        onInput={(text) => update({ text, sec: hasSecond ? draft.sec : here() })}
      />
      <View className={styles.bar}>
        <Text className={styles.at}>{hasSecond ? texts.at(formatDuration(draft.sec)) : texts.whenTyping}</Text>
        {!isEmpty && (
          <TextLink tone='brand' role='button' onClick={() => update({ ...draft, sec: here() })}>
            {texts.now}
          </TextLink>
        )}
        <StillField still={still} onStill={onStill} take={takeStill} positionSec={positionSec} />
        <View className={styles.save}>
          <Button size='s' kind={isEmpty ? 'off' : 'primary'} onClick={save}>
            {noteTexts.save}
          </Button>
        </View>
      </View>
    </View>
  )
}
