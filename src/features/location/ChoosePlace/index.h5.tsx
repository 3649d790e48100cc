import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'

import { Button } from '@/components/Button'
import { Dock } from '@/components/Dock'
import { StateView } from '@/components/StateView'
import { env } from '@/config/env'
import { location } from '@/platform/location'
import type { Place } from '@/platform/location/types'
import { back } from '@/routes/navigate'
import { useSiteName } from '@/stores/appConfig'
import { keepPlace, usePlace } from '@/stores/place'

import styles from '../location.module.scss'
import { MapFrame } from '../MapFrame'
import { PlaceWords } from '../PlaceWords'
import { mapOrigin, pickerUrl, readPick } from '../tencentMap'
import { texts } from '../texts'

/** Picks a place on the operator's map. */
export function ChoosePlace() {
  if (!env.mapKey) {
    return <StateView kind='locked' {...texts.noMap} action={{ label: texts.back, onClick: back }} />
  }
  return <Picker mapKey={env.mapKey} />
}

function Picker({ mapKey }: { mapKey: string }) {
  const site = useSiteName()
  const [start] = useState(() => usePlace.getState().place)
  const [picked, setPicked] = useState<Place | null>(null)
  useEffect(
    () => location.watchFrame(mapOrigin, (message) => setPicked((before) => readPick(message) ?? before)),
    [],
  )

  function use(place: Place): void {
    keepPlace(place)
    back()
  }
  return (
    <View className={styles.page}>
      <MapFrame url={pickerUrl(mapKey, site, start)} title={texts.map} />
      <View className={styles.chosen} role='status'>
        {picked ? <PlaceWords place={picked} /> : <View className={styles.address}>{texts.pickHint}</View>}
      </View>
      <Dock>
        <Button size='l' isBlock isDisabled={!picked} onClick={() => picked && use(picked)}>
          {texts.use}
        </Button>
      </Dock>
    </View>
  )
}
