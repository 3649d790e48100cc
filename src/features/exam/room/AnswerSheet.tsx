import { View } from '@tarojs/components'

import type { Verdict } from '@/api/question'
import { cx } from '@/components/cx'
import { Icon } from '@/components/Icon'
import { Pressable } from '@/components/Pressable'
import { Sheet } from '@/components/Sheet'

import type { Tile } from '../engine/sheet'
import styles from './room.module.scss'
import { texts } from './texts'

interface AnswerSheetProps {
  isOpen: boolean
  onClose: () => void
  tiles: readonly (Tile & { verdict?: Verdict })[]
  /** Index of the question on screen. */
  current: number
  onGo: (index: number) => void
}

/** All questions at a glance. Its tiles exist only while it is open. */
export function AnswerSheet({ isOpen, onClose, tiles, current, onGo }: AnswerSheetProps) {
  return (
    <Sheet isOpen={isOpen} title={texts.sheet.title} onClose={onClose}>
      <View className={styles.tiles}>
        {isOpen &&
          tiles.map(({ number, progress, isMarked, verdict }) => (
            <Pressable
              key={number}
              className={cx(styles.tile, styles[verdict ?? progress], number === current + 1 && styles.current)}
              label={texts.sheet.tile(
                number,
                verdict ? texts.sheet.verdict[verdict] : texts.sheet.progress[progress],
                isMarked,
              )}
              isCurrent={number === current + 1}
              onClick={() => {
                onClose()
                onGo(number - 1)
              }}
            >
              {String(number)}
              {isMarked && (
                <View className={styles.star}>
                  <Icon name='starFilled' size={12} />
                </View>
              )}
            </Pressable>
          ))}
      </View>
    </Sheet>
  )
}
