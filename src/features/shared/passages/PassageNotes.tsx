import { View } from '@tarojs/components'
import { useCallback, useEffect, useRef, useState } from 'react'

import { ActionSheet } from '@/components/ActionSheet'
import { Button } from '@/components/Button'
import { toast } from '@/features/shared/dialog'
import { copyText } from '@/features/shared/share/copyText'
import { selectionAdapter } from '@/platform/selection'

import { NoteList } from '../notes/NoteList'
import { NotesFoot } from '../notes/NotesFoot'
import { byPassage, nameOf } from '../notes/order'
import { groupOf, isPassage, type PassagePlace } from '../notes/store'
import { texts as noteTexts } from '../notes/texts'
import { type NotesInHand, useNotes } from '../notes/useNotes'
import { useRemoval } from '../notes/useRemoval'
import { PassageSheet } from './PassageSheet'
import styles from './passages.module.scss'
import { texts } from './texts'
import { type Passage, useNotedBlock, type usePassage } from './usePassages'

export type PassageText = Omit<PassagePlace, 'block' | 'quote'>

interface PassageNotesProps {
  text: PassageText
  passage: ReturnType<typeof usePassage>
  /** The note that led here. */
  noteId?: string
  /** Brings a block of the text to the top. `isLed`: the note that led here has it, and the reader has not asked for it. */
  onBring: (block: number, isLed: boolean) => void
}

/** Below a text: what the learner has written on its passages, and the way to write more. */
export function PassageNotes(props: PassageNotesProps) {
  const inHand = useNotes(groupOf(props.text))
  return inHand ? <Notes {...props} inHand={inHand} /> : null
}

function Notes({ text, passage, noteId, onBring, inHand }: PassageNotesProps & { inHand: NotesInHand }) {
  const { store } = inHand
  const { selected, longPressed, letGo } = passage
  const [writing, setWriting] = useState<Passage>()
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const write = (on: Passage) => {
    setWriting(on)
    setOpen(true)
    selectionAdapter.clear()
  }
  const pick = (key: 'write' | 'copy') => {
    if (!longPressed) return
    if (key === 'write') write(longPressed)
    else void copyText(longPressed.quote, texts.copied)
  }

  const noted = useNotedBlock(noteId)
  const latest = useRef(onBring)
  latest.current = onBring
  useEffect(() => {
    if (noted !== undefined) latest.current(noted, true)
  }, [noted])

  const removal = useRemoval(inHand)
  const rows = removal.rows.filter(isPassage).sort(byPassage)
  return (
    <>
      {rows.length > 0 && (
        <View className={styles.notes}>
          <View className={styles.title} role='heading' aria-level='3'>
            {texts.mine}
          </View>
          <NoteList
            rows={rows}
            removal={removal}
            onSave={store.put}
            onOpen={(note) => isPassage(note) && onBring(note.block, false)}
            openLabel={(note) => texts.open(nameOf(note))}
          />
          <NotesFoot />
        </View>
      )}
      {selected && !isOpen && (
        <View className={styles.float}>
          <Button icon='edit' onClick={() => write(selected)}>
            {texts.write}
          </Button>
        </View>
      )}
      <ActionSheet
        isOpen={longPressed !== null && !isOpen}
        title={texts.longPressed}
        items={[
          { key: 'write', label: texts.write },
          { key: 'copy', label: texts.copy },
        ]}
        onPick={pick}
        onClose={letGo}
      />
      {writing && (
        <PassageSheet
          key={`${groupOf(text)}:${writing.block}`}
          group={groupOf(text)}
          passage={writing}
          isOpen={isOpen}
          onSave={(words) => {
            store.add({ ...text, ...writing }, words)
            toast(noteTexts.saved, 'success')
          }}
          onClose={close}
        />
      )}
    </>
  )
}
