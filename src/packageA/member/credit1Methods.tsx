import { PointMethods } from '@/features/wallet/PointMethods'
import { definePage } from '@/features/shared/page'

export default definePage('credit1Methods', PointMethods)
