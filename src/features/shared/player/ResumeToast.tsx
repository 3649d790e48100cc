import { Text, View } from '@tarojs/components'
import { useEffect, useState } from 'react'

import { Pressable } from '@/components/Pressable'
import { formatDuration } from '@/lib/time'

import styles from './ResumeToast.module.scss'
import { texts } from './texts'
import type { PlaybackItem } from './types'

const shownMs = 8_000

/** Pictures begin at a key frame, so the start may be slightly early. */
const nearSec = 3

export const isThereAt = ({ startSec }: PlaybackItem, sec: number): boolean => sec >= startSec - nearSec

interface ResumeToastProps {
  item: PlaybackItem
  /** The picture has reached the start position. */
  isThere: boolean
  onRestart: () => void
}

/** 从 12:37 继续 · 从头看, or the length of the trial. Disappears by itself. */
export function ResumeToast({ item: { startSec, trialSec }, isThere, onRestart }: ResumeToastProps) {
  const [isShown, setShown] = useState(startSec > 0 || trialSec > 0)
  // Not shown before the picture has reached the position, because that may fail.
  const [hasCome, setCome] = useState(startSec === 0)
  if (isThere && !hasCome) setCome(true)
  useEffect(() => {
    if (!hasCome) return
    const timer = setTimeout(() => setShown(false), shownMs)
    return () => clearTimeout(timer)
  }, [hasCome])
  if (!isShown || !hasCome) return null
  const restart = () => {
    setShown(false)
    onRestart()
  }
  return (
    <View className={styles.note}>
      {trialSec > 0 && <Text>{texts.trial(formatDuration(trialSec))}</Text>}
      {trialSec > 0 && startSec > 0 && <View className={styles.line} />}
      {startSec > 0 && (
        <>
          <Text>{texts.resumed(formatDuration(startSec))}</Text>
          <View className={styles.line} />
          <Pressable className={styles.restart} onClick={restart}>
            <Text>{texts.fromStart}</Text>
          </Pressable>
        </>
      )}
    </View>
  )
}
