import { Text, View } from '@tarojs/components'
import { useRef } from 'react'
import AtActionSheet from 'taro-ui/lib/components/action-sheet'

import { cx } from '../cx'
import { Dialog } from '../Dialog'
import { Icon } from '../Icon'
import { Pressable } from '../Pressable'
import { texts } from '../texts'
import styles from './index.module.scss'

interface ActionSheetProps<K extends string | number> {
  isOpen: boolean
  /** The subject of the actions: 分享这门课. */
  title: string
  items: readonly { key: K; label: string; isDanger?: boolean }[]
  /** Where one of them holds: the present one, which is marked. */
  chosen?: K
  /** Called after `onClose`. */
  onPick: (key: K) => void
  onClose: () => void
}

/** A few actions from the bottom, and 取消. The rows are our own, because taro-ui's have no role and take no focus. */
export function ActionSheet<K extends string | number>(props: ActionSheetProps<K>) {
  const { isOpen, title, items, chosen, onPick, onClose } = props
  // taro-ui also reports a close that came from outside, and does so while rendering: an effect would be too late.
  const isOpenNow = useRef(isOpen)
  isOpenNow.current = isOpen
  const close = () => {
    if (isOpenNow.current) onClose()
  }
  const pick = (key: K) => {
    close()
    onPick(key)
  }
  return (
    <AtActionSheet className={styles.sheet} isOpened={isOpen} onClose={close}>
      <Dialog isOpen={isOpen} label={title} onClose={close}>
        <View className={styles.title}>{title}</View>
        {items.map((item) => (
          <Pressable
            key={item.key}
            className={cx(styles.item, item.isDanger && styles.danger, item.key === chosen && styles.chosen)}
            isPressed={chosen === undefined ? undefined : item.key === chosen}
            onClick={() => pick(item.key)}
          >
            <Text>{item.label}</Text>
            {item.key === chosen && <Icon name='check' size={20} className={styles.mark} />}
          </Pressable>
        ))}
        <Pressable className={cx(styles.item, styles.cancel)} onClick={close}>
          <Text>{texts.cancel}</Text>
        </Pressable>
      </Dialog>
    </AtActionSheet>
  )
}
