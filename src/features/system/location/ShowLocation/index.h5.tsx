import { View } from '@tarojs/components'

import { Button } from '@/components/Button'
import { Banner } from '@/components/Banner'
import { env } from '@/config/env'
import type { MapPoint } from '@/platform/location/types'
import { openLink } from '@/routes/navigate'
import { useSiteName } from '@/stores/appConfig'

import styles from '../location.module.scss'
import { MapFrame } from '../MapFrame'
import { LocationText } from '../LocationText'
import { mapPageUrl, markerUrl } from '../tencentMap'
import { texts } from '../texts'

/** A place on the operator's map. Without a map key: its name and address, and a link to a map. */
export function ShowLocation({ place }: { place: MapPoint }) {
  const site = useSiteName()
  const toMap = () => openLink({ kind: 'web', url: mapPageUrl(site, place) })
  return (
    <View className={styles.page}>
      {env.mapKey ? (
        <MapFrame url={markerUrl(env.mapKey, site, place)} title={texts.map} />
      ) : (
        <Banner tone='warning' icon='location'>
          {texts.noMapShown}
        </Banner>
      )}
      <View className={styles.chosen}>
        <LocationText place={place} />
        <Button kind='line' isBlock icon='location' onClick={toMap}>
          {texts.openInMap}
        </Button>
      </View>
    </View>
  )
}
