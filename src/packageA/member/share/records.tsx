import { Invitees } from '@/features/referral/Invitees'
import { definePage } from '@/features/shared/page'

export default definePage('referralInvitees', Invitees)
