import { Text, View } from '@tarojs/components'

import { cx } from '@/components/cx'
import { Pressable } from '@/components/Pressable'

import styles from './Choices.module.scss'

interface ChoicesProps<T> {
  /** What is chosen: 倍速. Read aloud. */
  label: string
  items: readonly { value: T; name: string }[]
  value: T
  onChoose: (value: T) => void
}

/** One row to choose from, over the picture: speed, quality. */
export function Choices<T extends string | number>({ label, items, value, onChoose }: ChoicesProps<T>) {
  return (
    <View className={styles.row} role='radiogroup' aria-label={label}>
      {items.map((item) => (
        <Pressable
          key={item.value}
          role='radio'
          className={cx(styles.item, item.value === value && styles.on)}
          isChecked={item.value === value}
          onClick={() => onChoose(item.value)}
        >
          <Text>{item.name}</Text>
        </Pressable>
      ))}
    </View>
  )
}
