import { Password } from '@/features/account/profile/Password'
import { definePage } from '@/features/shared/page'

export default definePage('profilePassword', Password)
