import { View } from '@tarojs/components'
import { useEffect } from 'react'

import { Button } from '@/components/Button'
import { locationPicker } from '@/platform/location'
import type { MapPoint } from '@/platform/location/types'

import styles from '../location.module.scss'
import { LocationText } from '../LocationText'
import { texts } from '../texts'

/** WeChat's own page shows the map. This one stands behind it with name and address. */
export function ShowLocation({ place }: { place: MapPoint }) {
  useEffect(() => {
    void locationPicker.show(place)
    // Runs once, because the return from the map must not open it again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return (
    <View className={styles.chosen}>
      <LocationText place={place} />
      <Button kind='line' isBlock icon='location' onClick={() => void locationPicker.show(place)}>
        {texts.openMap}
      </Button>
    </View>
  )
}
