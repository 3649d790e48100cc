import { View } from '@tarojs/components'
import type { ReactNode } from 'react'

import { cx } from '../cx'
import { IconButton } from '../IconButton'
import { texts } from '../texts'
import styles from './index.module.scss'

interface NavBarProps {
  title: string
  /** Absent: no back button. */
  onBack?: () => void
  /** Controls at the right. */
  right?: ReactNode
  /** Replaces the title, which is then only read aloud: a search field. */
  children?: ReactNode
  /** `black`: over a player. `clear`: part of a page's own red head, without a landmark role. */
  tone?: 'red' | 'black' | 'clear'
}

/** The bar on top, H5 only: the mini-program has WeChat's. It stays while the page scrolls. */
export function NavBar({ title, onBack, right, children, tone = 'red' }: NavBarProps) {
  return (
    <View className={cx(styles.bar, styles[tone])} role={tone === 'clear' ? undefined : 'banner'}>
      <View className={cx(styles.row, children !== undefined && styles.filled)}>
        {(onBack || !children) && (
          <View className={styles.side}>
            {onBack && <IconButton icon='back' label={texts.back} onClick={onBack} />}
          </View>
        )}
        <View className={children ? styles.hidden : styles.title} role='heading' aria-level='1'>
          {title}
        </View>
        {children && <View className={cx(styles.middle, !onBack && styles.first)}>{children}</View>}
        <View className={cx(styles.side, styles.right)}>{right}</View>
      </View>
    </View>
  )
}
