import { Text, View } from '@tarojs/components'
import { useStore } from 'zustand'

import { cx } from '@/components/cx'
import type { SubtitleStyle } from '@/features/shared/player/subtitleStyle'

import { type Cue, wordsAt } from './cues'
import type { Position } from './position'
import styles from './subtitles.module.scss'

interface SubtitleLineProps {
  cues: readonly Cue[]
  position: Position
  style: SubtitleStyle
}

/** The current subtitle, over the picture. Hidden from screen readers, because the lesson says it aloud. */
export function SubtitleLine({ cues, position, style }: SubtitleLineProps) {
  const words = useStore(position, ({ sec }) => wordsAt(cues, sec))
  if (words === '') return null
  return (
    <View className={styles.line} aria-hidden>
      <Text className={cx(styles.words, styles[style.size], styles[style.ground])}>{words}</Text>
    </View>
  )
}
