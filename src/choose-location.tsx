import { ChoosePlace } from '@/features/location/ChoosePlace'
import { screen } from '@/features/shared/screen'

export default screen('chooseLocation', ChoosePlace)
