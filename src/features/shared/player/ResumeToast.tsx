import { Text, View } from '@tarojs/components'
import { useEffect, useState } from 'react'

import { Pressable } from '@/components/Pressable'
import { formatDuration } from '@/lib/time'

import styles from './ResumeToast.module.scss'
import { texts } from './texts'
import type { PlaybackItem } from './types'

const shownMs = 8_000

interface ResumeToastProps {
  item: PlaybackItem
  onRestart: () => void
}

/** 从 12:37 继续 · 从头看; or how long the trial is. Goes by itself. */
export function ResumeToast({ item: { startSec, trialSec }, onRestart }: ResumeToastProps) {
  const [isShown, setShown] = useState(startSec > 0 || trialSec > 0)
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), shownMs)
    return () => clearTimeout(timer)
  }, [])
  if (!isShown) return null
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
