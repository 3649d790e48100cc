import { ChoosePlace } from '@/features/system/location/ChoosePlace'
import { definePage } from '@/features/shared/page'

export default definePage('chooseLocation', ChoosePlace)
