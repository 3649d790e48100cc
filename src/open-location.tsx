import { ShowPlace } from '@/features/system/location/ShowPlace'
import { definePage } from '@/features/shared/page'

export default definePage('openLocation', function OpenLocationPage({ params }) {
  const { latitude, longitude, name = '', address = '' } = params
  return <ShowPlace place={{ latitude, longitude, name, address }} />
})
