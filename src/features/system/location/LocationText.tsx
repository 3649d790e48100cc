import { View } from '@tarojs/components'

import type { MapPoint } from '@/platform/location/types'

import styles from './location.module.scss'
import { texts } from './texts'

export const LocationText = ({ place: { name, address, latitude, longitude } }: { place: MapPoint }) => (
  <View className={styles.words}>
    <View className={styles.name} role='heading' aria-level='2'>
      {name || texts.unnamed}
    </View>
    <View className={styles.address}>{address || texts.coordinates(latitude, longitude)}</View>
  </View>
)
