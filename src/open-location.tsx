import { ShowPlace } from '@/features/location/ShowPlace'
import { screen } from '@/features/shared/screen'

export default screen('openLocation', function OpenLocation({ params }) {
  const { latitude, longitude, name = '', address = '' } = params
  return <ShowPlace place={{ latitude, longitude, name, address }} />
})
