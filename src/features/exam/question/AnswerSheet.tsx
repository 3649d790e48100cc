import { View } from '@tarojs/components'
import { memo, useCallback, useEffect, useRef, useState } from 'react'

import type { Verdict } from '@/api/question'
import { cx } from '@/components/cx'
import { Icon } from '@/components/Icon'
import { Pressable } from '@/components/Pressable'
import { Sheet } from '@/components/Sheet'
import { viewport } from '@/platform/viewport'

import type { Tile } from '../engine/sheet'
import styles from './sheet.module.scss'
import { texts } from './texts'

export interface AnswerTilesProps {
  tiles: readonly (Tile & { verdict?: Verdict })[]
  /** Index among the tiles; a sheet may hold only some of the questions. */
  current: number
  onGo: (index: number) => void
}

type TileProps = AnswerTilesProps['tiles'][number] & {
  index: number
  isCurrent: boolean
  onPress: (index: number) => void
}

const textOf = ({ progress, verdict }: Pick<AnswerTilesProps['tiles'][number], 'progress' | 'verdict'>): string =>
  verdict ? texts.sheet.verdict[verdict] : texts.sheet.progress[progress]

/** Memoised, because there may be hundreds. */
const AnswerTile = memo(function AnswerTile(props: TileProps) {
  const { number, progress, isMarked, verdict, index, isCurrent, onPress } = props
  const text = textOf({ progress, verdict })
  return (
    <Pressable
      className={cx(styles.tile, styles[verdict ?? progress], isCurrent && styles.current)}
      label={texts.sheet.tile(number, text, isMarked)}
      isCurrent={isCurrent}
      onClick={() => onPress(index)}
    >
      {String(number)}
      {isMarked && (
        <View className={styles.star}>
          <Icon name='starFilled' size={12} />
        </View>
      )}
    </Pressable>
  )
})

/** Explains the colours in use. Hidden from screen readers, because each tile says its own state. */
function Legend({ tiles }: Pick<AnswerTilesProps, 'tiles'>) {
  const meanings = new Map(tiles.map(({ progress, verdict }) => [textOf({ progress, verdict }), verdict ?? progress]))
  return (
    <View className={styles.legend} aria-hidden>
      {[...meanings].map(([text, variant]) => (
        <View key={text} className={styles.meaning}>
          <View className={cx(styles.tile, styles.swatch, styles[variant])} />
          {text}
        </View>
      ))}
    </View>
  )
}

function AnswerTiles({ tiles, current, onGo }: AnswerTilesProps) {
  const latest = useRef(onGo)
  latest.current = onGo
  const onPress = useCallback((index: number) => latest.current(index), [])
  return (
    <>
      <Legend tiles={tiles} />
      <View className={styles.tiles}>
        {tiles.map((tile, index) => (
          <AnswerTile key={tile.number} {...tile} index={index} isCurrent={index === current} onPress={onPress} />
        ))}
      </View>
    </>
  )
}

interface AnswerSheetProps extends AnswerTilesProps {
  isOpen: boolean
  onClose: () => void
}

/** On a phone it slides up. Its tiles exist only while it is open. */
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
