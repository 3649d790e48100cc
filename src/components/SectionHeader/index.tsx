import { Text, View } from '@tarojs/components'

import { Icon } from '../Icon'
import { Pressable, type PressableProps } from '../Pressable'
import { texts } from '../texts'
import styles from './index.module.scss'

interface SectionHeaderProps {
  title: string
  /** Leads to the rest. */
  more?: Pick<PressableProps, 'onClick' | 'onReach' | 'href'>
  /** 全部 by default. */
  moreText?: string
}

export function SectionHeader({ title, more, moreText = texts.all }: SectionHeaderProps) {
  return (
    <View className={styles.header}>
      <View className={styles.title} role='heading' aria-level='2'>
        {title}
      </View>
      {more && (
        <Pressable className={styles.more} role='link' label={`${title}：${moreText}`} {...more}>
          <Text>{moreText}</Text>
          <Icon name='forward' size={12} />
        </Pressable>
      )}
    </View>
  )
}
