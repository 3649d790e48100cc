import { Text, View } from '@tarojs/components'

import { cx } from '@/components/cx'
import { Icon, type IconName } from '@/components/Icon'
import { Pressable } from '@/components/Pressable'
import { Spinner } from '@/components/Spinner'

import styles from './PlayerOverlay.module.scss'

export interface OverlayAction {
  label: string
  onClick: () => void
  isBusy?: boolean
}

interface PlayerOverlayProps {
  icon?: IconName
  title: string
  hint?: string
  /** Changes each second, so it is seen, and the hint is heard once. */
  tick?: string
  /** Smaller text below the hint. */
  note?: string
  /** The first action is the main one ... */
  actions?: OverlayAction[]
  /** ... unless the main one is elsewhere on the page. */
  isQuiet?: boolean
  /** The picture behind it is informative, so it shines through. */
  isSheer?: boolean
}

/** Covers the picture when nothing can be watched: says why, and offers the next step. */
export function PlayerOverlay({ icon, title, hint, tick, note, actions = [], isQuiet, isSheer }: PlayerOverlayProps) {
  return (
    <View className={cx(styles.overlay, isSheer && styles.sheer)} role='status'>
      {icon && <Icon name={icon} size={24} className={styles.icon} />}
      <View className={styles.title}>{title}</View>
      {hint && <View className={tick ? styles.heard : styles.hint}>{hint}</View>}
      {tick && (
        <View className={styles.hint} aria-hidden>
          {tick}
        </View>
      )}
      {note && <View className={styles.note}>{note}</View>}
      {actions.length > 0 && (
        <View className={styles.actions}>
          {actions.map(({ label, onClick, isBusy }, index) => (
            <Pressable key={label} className={styles.hit} isBusy={isBusy} isDisabled={isBusy} onClick={onClick}>
              <View className={cx(styles.action, index === 0 && !isQuiet && styles.first)}>
                {isBusy && <Spinner />}
                <Text>{label}</Text>
              </View>
            </Pressable>
          ))}
        </View>
      )}
    </View>
  )
}
