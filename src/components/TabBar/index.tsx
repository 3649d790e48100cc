import { Text, View } from '@tarojs/components'

import { cx } from '../cx'
import { Icon, type IconName } from '../Icon'
import { Pressable } from '../Pressable'
import { texts } from '../texts'
import styles from './index.module.scss'

interface TabBarProps<K extends string> {
  items: readonly { key: K; label: string; icon: IconName; href?: string }[]
  value: K
  onChange: (key: K) => void
}

/** The four tabs at the bottom, H5 only: the mini-program has WeChat's. It takes up its own room in the page. */
export function TabBar<K extends string>({ items, value, onChange }: TabBarProps<K>) {
  return (
    <>
      <View className={styles.spacer} />
      <View className={styles.bar} role='navigation' aria-label={texts.mainNav}>
        <View className={styles.row}>
          {items.map(({ key, label, icon, href }) => (
            <Pressable
              key={key}
              className={cx(styles.item, key === value && styles.on)}
              role='link'
              href={href}
              isCurrent={key === value}
              onClick={() => onChange(key)}
            >
              <Icon name={icon} />
              <Text>{label}</Text>
            </Pressable>
          ))}
        </View>
      </View>
    </>
  )
}
