import { Text, View } from '@tarojs/components'

import { Icon } from '../Icon'
import { Pressable } from '../Pressable'
import { texts } from '../texts'
import styles from './index.module.scss'

interface SectionHeaderProps {
  title: string
  /** Where the rest is. */
  onMore?: () => void
  /** 全部 by default. */
  moreText?: string
}

/** The title over a shelf or a card. */
export function SectionHeader({ title, onMore, moreText = texts.all }: SectionHeaderProps) {
  return (
    <View className={styles.header}>
      <View className={styles.title} role='heading' aria-level='2'>
        {title}
      </View>
      {onMore && (
        <Pressable className={styles.more} role='link' label={`${title}：${moreText}`} onClick={onMore}>
          <Text>{moreText}</Text>
          <Icon name='forward' size={12} />
        </Pressable>
      )}
    </View>
  )
}
