import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'

import { Button } from '@/components/Button'
import { ActionBar } from '@/features/shared/page/ActionBar'
import { StateView } from '@/components/StateView'
import { env } from '@/config/env'
import { locationPicker } from '@/platform/location'
import type { MapPoint } from '@/platform/location/types'
import { goBack } from '@/routes/navigate'
import { useSiteName } from '@/stores/appConfig'
import { setPickedLocation, usePickedLocation } from '@/stores/pickedLocation'

import styles from '../location.module.scss'
import { MapFrame } from '../MapFrame'
import { LocationText } from '../LocationText'
import { mapOrigin, pickerUrl, readPick } from '../tencentMap'
import { texts } from '../texts'

/** Picks a place on the operator's map. */
export function ChooseLocation() {
  if (!env.mapKey) {
    return <StateView kind='locked' {...texts.noMap} action={{ label: texts.back, onClick: goBack }} />
  }
  return <Picker mapKey={env.mapKey} />
}

function Picker({ mapKey }: { mapKey: string }) {
  const site = useSiteName()
  const [start] = useState(() => usePickedLocation.getState().place)
  const [picked, setPicked] = useState<MapPoint | null>(null)
  useEffect(
    () => locationPicker.watchFrame(mapOrigin, (message) => setPicked((before) => readPick(message) ?? before)),
    [],
  )

  function use(place: MapPoint): void {
    setPickedLocation(place)
    goBack()
  }
  return (
    <View className={styles.page}>
      <MapFrame url={pickerUrl(mapKey, site, start)} title={texts.map} />
      <View className={styles.chosen} role='status'>
        {picked ? <LocationText place={picked} /> : <View className={styles.address}>{texts.pickHint}</View>}
      </View>
      <ActionBar>
        <Button size='l' isBlock isDisabled={!picked} onClick={() => picked && use(picked)}>
          {texts.use}
        </Button>
      </ActionBar>
    </View>
  )
}
