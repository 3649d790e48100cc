import { Profile } from '@/features/account/profile/Profile'
import { definePage } from '@/features/shared/page'

export default definePage('profile', Profile)
