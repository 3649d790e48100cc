import { Nickname } from '@/features/account/profile/Nickname'
import { definePage } from '@/features/shared/page'

export default definePage('profileNickname', Nickname)
