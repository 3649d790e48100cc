import { View } from '@tarojs/components'

import { Chips } from '@/components/Chips'
import { cx } from '@/components/cx'
import { IconButton } from '@/components/IconButton'
import { Pressable } from '@/components/Pressable'
import { Sheet } from '@/components/Sheet'

import { leadings, readerThemes, sizeCount, useReaderSettings } from './readerSettings'
import styles from './readerSettings.module.scss'
import { texts } from '../texts'

const leadingItems = leadings.map((key) => ({ key, label: texts.readerSettings.leadings[key] }))

interface ReaderSettingsSheetProps {
  isOpen: boolean
  onClose: () => void
}

/** Appearance of the text. A change shows behind the sheet at once. */
export function ReaderSettingsSheet({ isOpen, onClose }: ReaderSettingsSheetProps) {
  const { size, leading, paper, update } = useReaderSettings()
  return (
    <Sheet isOpen={isOpen} title={texts.readerSettings.title} onClose={onClose}>
      <View className={styles.row}>
        <View className={styles.name}>{texts.readerSettings.size}</View>
        <View className={styles.size}>
          <IconButton
            icon='minus'
            label={texts.readerSettings.smaller}
            isDisabled={size === 0}
            onClick={() => update({ size: size - 1 })}
          />
          <View className={styles.steps} role='img' aria-label={texts.readerSettings.sizeOf(size + 1, sizeCount)}>
            {Array.from({ length: sizeCount }, (_, step) => (
              <View key={step} className={cx(styles.step, step <= size && styles.on)} />
            ))}
          </View>
          <IconButton
            icon='plus'
            label={texts.readerSettings.larger}
            isDisabled={size === sizeCount - 1}
            onClick={() => update({ size: size + 1 })}
          />
        </View>
      </View>
      <View className={styles.row}>
        <View className={styles.name}>{texts.readerSettings.leading}</View>
        <View className={styles.chips}>
          <Chips
            label={texts.readerSettings.leading}
            items={leadingItems}
            value={leading}
            onChange={(next) => update({ leading: next })}
          />
        </View>
      </View>
      <View className={cx(styles.row, styles.last)}>
        <View className={styles.name}>{texts.readerSettings.paper}</View>
        <View className={styles.papers}>
          {readerThemes.map((key) => (
            <Pressable
              key={key}
              className={styles.paper}
              isPressed={key === paper}
              onClick={() => update({ paper: key })}
            >
              <View className={cx(styles.swatch, styles[key], key === paper && styles.chosen)} />
              <View className={styles.paperName}>{texts.readerSettings.papers[key]}</View>
            </Pressable>
          ))}
        </View>
      </View>
    </Sheet>
  )
}
