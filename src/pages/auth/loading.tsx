import { SigningIn } from '@/features/auth/SigningIn'
import { useOauthReturn } from '@/features/auth/useOauthReturn'
import { screen } from '@/features/shared/screen'

/** The fixed page that WeChat's consent leads back to. */
export default screen('authLoading', function AuthLoading({ params }) {
  useOauthReturn(params)
  return <SigningIn isBinding={params.action === 'bind'} />
})
