import { ScrollView, Text, View } from '@tarojs/components'

import { cx } from '../cx'
import { Pressable } from '../Pressable'
import styles from './index.module.scss'

interface ChipsProps<K extends string | number> {
  /** The filter's subject: 分类, 排序. Only read aloud. */
  label: string
  items: readonly { key: K; label: string }[]
  value: K
  onChange: (key: K) => void
  /** `text`: a quiet second row, without grounds. */
  variant?: 'pill' | 'text'
}

/** A row of filters with one of them on. A long row scrolls sideways. */
export function Chips<K extends string | number>(props: ChipsProps<K>) {
  const { label, items, value, onChange, variant = 'pill' } = props
  return (
    <ScrollView className={styles.scroll} scrollX enhanced showScrollbar={false}>
      <View className={cx(styles.row, styles[variant])} role='group' aria-label={label}>
        {items.map(({ key, label: text }) => (
          <Pressable
            key={key}
            className={cx(styles.chip, key === value && styles.on)}
            isPressed={key === value}
            onClick={() => onChange(key)}
          >
            <Text className={styles.word}>{text}</Text>
          </Pressable>
        ))}
      </View>
    </ScrollView>
  )
}
