import { View } from '@tarojs/components'

import type { BookReading } from '@/api/book'
import { Dock } from '@/components/Dock'
import { IconButton } from '@/components/IconButton'

import styles from './reader.module.scss'
import { texts } from './texts'

const words = texts.reader

interface ReaderDockProps {
  reading: BookReading
  onGo: (articleId: number) => void
  onContents: () => void
  onLook: () => void
}

/** What a reader needs at hand, and no more. */
export function ReaderDock({ reading: { previousId, nextId }, onGo, onContents, onLook }: ReaderDockProps) {
  return (
    <Dock>
      <View className={styles.tools}>
        <IconButton icon='article' label={words.contents} caption={words.contents} onClick={onContents} />
        <IconButton
          icon='back'
          label={previousId === 0 ? words.isFirst : words.previous}
          caption={words.previous}
          isDisabled={previousId === 0}
          onClick={() => onGo(previousId)}
        />
        <IconButton
          icon='forward'
          label={nextId === 0 ? words.isLast : words.next}
          caption={words.next}
          isDisabled={nextId === 0}
          onClick={() => onGo(nextId)}
        />
        <IconButton icon='settings' label={words.look} caption={words.look} onClick={onLook} />
      </View>
    </Dock>
  )
}
