import { Text, View } from '@tarojs/components'

import { cx } from '@/components/cx'
import { Icon, type IconName } from '@/components/Icon'
import { Pressable } from '@/components/Pressable'
import { Spinner } from '@/components/Spinner'

import styles from './PlayerOverlay.module.scss'

interface OverlayAction {
  label: string
  onClick: () => void
  isBusy?: boolean
}

interface PlayerOverlayProps {
  icon?: IconName
  title: string
  hint?: string
  /** What else there is to say, quieter. */
  note?: string
  /** The first one is the way on ... */
  actions?: OverlayAction[]
  /** ... unless that is somewhere else on the page. */
  isQuiet?: boolean
  /** The picture behind it says something: it shines through. */
  isSheer?: boolean
}

/** What stands in front of the picture when there is nothing to watch: why, and the way on. */
export function PlayerOverlay({ icon, title, hint, note, actions = [], isQuiet, isSheer }: PlayerOverlayProps) {
  return (
    <View className={cx(styles.overlay, isSheer && styles.sheer)} role='status'>
      {icon && <Icon name={icon} size={24} className={styles.icon} />}
      <View className={styles.title}>{title}</View>
      {hint && <View className={styles.hint}>{hint}</View>}
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
