import { Withdraw } from '@/features/referral/Withdraw'
import { definePage } from '@/features/shared/page'

export default definePage('referralWithdraw', Withdraw)
