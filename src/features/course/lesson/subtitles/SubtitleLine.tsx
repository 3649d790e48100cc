import { Text, View } from '@tarojs/components'
import { useStore } from 'zustand'

import { cx } from '@/components/cx'
import type { SubtitleLook } from '@/features/shared/player/subtitleLook'

import { type Cue, wordsAt } from './cues'
import type { Position } from './position'
import styles from './subtitles.module.scss'

interface SubtitleLineProps {
  cues: readonly Cue[]
  position: Position
  look: SubtitleLook
}

/** The current subtitle, over the picture. Hidden from screen readers, because the lesson says it aloud. */
export function SubtitleLine({ cues, position, look }: SubtitleLineProps) {
  const words = useStore(position, ({ sec }) => wordsAt(cues, sec))
  if (words === '') return null
  return (
    <View className={styles.line} aria-hidden>
      <Text className={cx(styles.words, styles[look.size], styles[look.ground])}>{words}</Text>
    </View>
  )
}
