import { InviteCode } from '@/features/referral/InviteCode'
import { definePage } from '@/features/shared/page'

export default definePage('inviteCode', InviteCode)
