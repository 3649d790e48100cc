import { Password } from '@/features/profile/Password'
import { screen } from '@/features/shared/screen'

export default screen('profilePassword', Password)
