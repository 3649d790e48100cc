import { View } from '@tarojs/components'

import type { GeoPlace } from '@/platform/location/types'

import styles from './location.module.scss'
import { texts } from './texts'

export const PlaceText = ({ place: { name, address, latitude, longitude } }: { place: GeoPlace }) => (
  <View className={styles.words}>
    <View className={styles.name} role='heading' aria-level='2'>
      {name || texts.unnamed}
    </View>
    <View className={styles.address}>{address || texts.coordinates(latitude, longitude)}</View>
  </View>
)
