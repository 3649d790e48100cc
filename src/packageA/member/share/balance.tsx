import { Records } from '@/features/referral/Records'
import { definePage } from '@/features/shared/page'

export default definePage('referralRecords', Records)
