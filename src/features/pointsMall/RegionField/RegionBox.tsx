import { Text, View } from '@tarojs/components'

import { Icon } from '@/components/Icon'

import { texts } from '../texts'
import type { Region } from './types'
import styles from './region.module.scss'

/** Looks like the other fields of the form. */
export function RegionBox({ value }: { value: Region | null }) {
  return (
    <View className={styles.box}>
      <Text className={styles.lead}>{texts.address.region}</Text>
      <Text className={value ? styles.value : styles.placeholder}>
        {value ? value.join(' ') : texts.region.placeholder}
      </Text>
      <Icon name='forward' size={16} />
    </View>
  )
}
