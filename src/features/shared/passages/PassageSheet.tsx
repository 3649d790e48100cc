import { View } from '@tarojs/components'

import { Sheet } from '@/components/Sheet'

import { NoteForm } from '../notes/NoteForm'
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

/** The sheet to write a note on a passage. */
export function PassageSheet({ group, passage: { quote, block }, isOpen, onSave, onClose }: PassageSheetProps) {
  return (
    <Sheet isOpen={isOpen} title={texts.title} onClose={onClose}>
      <NoteForm draftKey={`${group}:${block}`} text='' at={block} isOpen={isOpen} onSave={onSave} onClose={onClose}>
        <View className={styles.quote}>{quote}</View>
      </NoteForm>
    </Sheet>
  )
}
