import { Profile } from '@/features/profile/Profile'
import { screen } from '@/features/shared/screen'

export default screen('profile', Profile)
