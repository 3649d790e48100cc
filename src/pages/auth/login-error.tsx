import { LoginFailure } from '@/features/account/oauth/LoginFailure'
import { definePage } from '@/features/shared/page'

export default definePage('loginError', LoginFailure)
