import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'

import type { Verdict } from '@/api/question'
import { cx } from '@/components/cx'
import { Icon } from '@/components/Icon'
import { Pressable } from '@/components/Pressable'
import { Sheet } from '@/components/Sheet'
import { viewport } from '@/platform/viewport'

import type { Tile } from '../engine/sheet'
import styles from './room.module.scss'
import { texts } from './texts'

export interface AnswerTilesProps {
  tiles: readonly (Tile & { verdict?: Verdict })[]
  /** Index of the question on screen. */
  current: number
  onGo: (index: number) => void
}

/** All questions at a glance. */
function AnswerTiles({ tiles, current, onGo }: AnswerTilesProps) {
  return (
    <View className={styles.tiles}>
      {tiles.map(({ number, progress, isMarked, verdict }) => (
        <Pressable
          key={number}
          className={cx(styles.tile, styles[verdict ?? progress], number === current + 1 && styles.current)}
          label={texts.sheet.tile(
            number,
            verdict ? texts.sheet.verdict[verdict] : texts.sheet.progress[progress],
            isMarked,
          )}
          isCurrent={number === current + 1}
          onClick={() => onGo(number - 1)}
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
  )
}

interface AnswerSheetProps extends AnswerTilesProps {
  isOpen: boolean
  onClose: () => void
}

/** On a phone it slides up; its tiles exist only while it is open. */
export function AnswerSheet({ isOpen, onClose, onGo, ...tiles }: AnswerSheetProps) {
  const go = (index: number) => {
    onClose()
    onGo(index)
  }
  return (
    <Sheet isOpen={isOpen} title={texts.sheet.title} onClose={onClose}>
      {isOpen && <AnswerTiles {...tiles} onGo={go} />}
    </Sheet>
  )
}

/** Whether the sheet stands beside the question. */
export function useIsBeside(): boolean {
  const [isBeside, setBeside] = useState(false)
  useEffect(() => viewport.watchWide(setBeside), [])
  return isBeside
}

/** On a tablet it stands beside the question. */
export function AnswerAside(props: AnswerTilesProps) {
  return (
    <View className={styles.aside} role='complementary' aria-label={texts.sheet.title}>
      <View className={styles.asideTitle}>{texts.sheet.title}</View>
      <AnswerTiles {...props} />
    </View>
  )
}
