import { View } from '@tarojs/components'

import { Button } from '@/components/Button'
import { Notice } from '@/components/Notice'
import { env } from '@/config/env'
import type { Place } from '@/platform/location/types'
import { openLink } from '@/routes/navigate'
import { useSiteName } from '@/stores/appConfig'

import styles from '../location.module.scss'
import { MapFrame } from '../MapFrame'
import { PlaceWords } from '../PlaceWords'
import { mapPageUrl, markerUrl } from '../tencentMap'
import { texts } from '../texts'

/** A place on the operator's map; without a key, its words and the way to a map elsewhere. */
export function ShowPlace({ place }: { place: Place }) {
  const site = useSiteName()
  const toMap = () => openLink({ kind: 'web', url: mapPageUrl(site, place) })
  return (
    <View className={styles.page}>
      {env.mapKey ? (
        <MapFrame url={markerUrl(env.mapKey, site, place)} title={texts.map} />
      ) : (
        <Notice tone='warning' icon='location'>
          {texts.noMapShown}
        </Notice>
      )}
      <View className={styles.chosen}>
        <PlaceWords place={place} />
        <Button kind='line' isBlock icon='location' onClick={toMap}>
          {texts.openInMap}
        </Button>
      </View>
    </View>
  )
}
