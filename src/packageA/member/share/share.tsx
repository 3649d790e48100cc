import { Referral } from '@/features/referral/Referral'
import { definePage } from '@/features/shared/page'

export default definePage('referral', Referral)
