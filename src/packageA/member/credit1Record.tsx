import { PointRecords } from '@/features/wallet/PointRecords'
import { definePage } from '@/features/shared/page'

export default definePage('credit1Record', PointRecords)
