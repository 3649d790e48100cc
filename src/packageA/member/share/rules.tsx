import { Rules } from '@/features/referral/Rules'
import { definePage } from '@/features/shared/page'

export default definePage('referralRules', Rules)
