import { ChooseLocation } from '@/features/system/location/ChooseLocation'
import { definePage } from '@/features/shared/page'

export default definePage('chooseLocation', ChooseLocation)
