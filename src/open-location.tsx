import { ShowLocation } from '@/features/system/location/ShowLocation'
import { definePage } from '@/features/shared/page'

export default definePage('openLocation', function OpenLocationPage({ params }) {
  const { latitude, longitude, name = '', address = '' } = params
  return <ShowLocation place={{ latitude, longitude, name, address }} />
})
