import { ScrollView } from '@tarojs/components'

import styles from './index.module.scss'
import type { TranscriptBoxProps } from './types'

/** A box of rows that keeps the current one visible. */
export function TranscriptBox({ label, current, onScrolled, children }: TranscriptBoxProps) {
  return (
    <ScrollView
      className={styles.box}
      scrollY
      scrollWithAnimation
      scrollIntoView={current < 0 ? '' : `cue-${current}`}
      scrollIntoViewAlignment='center'
      aria-label={label}
      onTouchMove={onScrolled}
    >
      {children}
    </ScrollView>
  )
}
