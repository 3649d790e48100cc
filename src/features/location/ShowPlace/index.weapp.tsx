import { View } from '@tarojs/components'
import { useEffect } from 'react'

import { Button } from '@/components/Button'
import { location } from '@/platform/location'
import type { Place } from '@/platform/location/types'

import styles from '../location.module.scss'
import { PlaceWords } from '../PlaceWords'
import { texts } from '../texts'

/** WeChat's own page shows the map; this one stands behind it with the words. */
export function ShowPlace({ place }: { place: Place }) {
  useEffect(() => {
    void location.show(place)
    // Once: coming back from the map must not open it again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return (
    <View className={styles.chosen}>
      <PlaceWords place={place} />
      <Button kind='line' isBlock icon='location' onClick={() => void location.show(place)}>
        {texts.openMap}
      </Button>
    </View>
  )
}
