import { View } from '@tarojs/components'

import type { BookReading } from '@/api/book'
import { ActionBar } from '@/features/shared/page/ActionBar'
import { IconButton } from '@/components/IconButton'

import styles from './reader.module.scss'
import { texts } from '../texts'

interface ReaderBarProps {
  reading: BookReading
  onGo: (articleId: number) => void
  onContents: () => void
  onSettings: () => void
}

export function ReaderBar({ reading: { previousId, nextId }, onGo, onContents, onSettings }: ReaderBarProps) {
  return (
    <ActionBar>
      <View className={styles.tools}>
        <IconButton icon='article' label={texts.reader.contents} caption={texts.reader.contents} onClick={onContents} />
        <IconButton
          icon='back'
          label={previousId === 0 ? texts.reader.isFirst : texts.reader.previous}
          caption={texts.reader.previous}
          isDisabled={previousId === 0}
          onClick={() => onGo(previousId)}
        />
        <IconButton
          icon='forward'
          label={nextId === 0 ? texts.reader.isLast : texts.reader.next}
          caption={texts.reader.next}
          isDisabled={nextId === 0}
          onClick={() => onGo(nextId)}
        />
        <IconButton
          icon='settings'
          label={texts.reader.settings}
          caption={texts.reader.settings}
          onClick={onSettings}
        />
      </View>
    </ActionBar>
  )
}
