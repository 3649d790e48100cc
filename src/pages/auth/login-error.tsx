import { LoginFailure } from '@/features/auth/LoginFailure'
import { screen } from '@/features/shared/screen'

export default screen('loginError', LoginFailure)
