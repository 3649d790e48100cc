import { ScrollView, Text, View } from '@tarojs/components'

import { cx } from '../cx'
import { Pressable } from '../Pressable'
import styles from './index.module.scss'

export interface TabsProps<K extends string> {
  /** Read aloud: 课程内容. */
  label: string
  items: readonly { key: K; label: string; count?: number }[]
  value: K
  onChange: (key: K) => void
  /** Without the hairline below, over a form, whose fields have their own. */
  isPlain?: boolean
}

/** Our own, because taro-ui's tabs have no roles and cannot be reached by keyboard. */
export function Tabs<K extends string>({ label, items, value, onChange, isPlain }: TabsProps<K>) {
  return (
    <ScrollView className={cx(styles.scroll, isPlain && styles.plain)} scrollX enhanced showScrollbar={false}>
      <View className={styles.tabs} role='tablist' aria-label={label}>
        {items.map(({ key, label: text, count }) => (
          <Pressable
            key={key}
            role='tab'
            className={cx(styles.tab, key === value && styles.on)}
            isSelected={key === value}
            onClick={() => onChange(key)}
          >
            <Text>{text}</Text>
            {count !== undefined && <Text className={styles.count}>{count}</Text>}
          </Pressable>
        ))}
      </View>
    </ScrollView>
  )
}
