import { PointRecords } from '@/features/recharge/PointRecords'
import { screen } from '@/features/shared/screen'

export default screen('credit1Record', PointRecords)
