import { SigningIn } from '@/features/account/oauth/SigningIn'
import { useOauthReturn } from '@/features/account/oauth/SigningIn'
import { definePage } from '@/features/shared/page'

/** The fixed page that WeChat's consent leads back to. */
export default definePage('authLoading', function AuthLoadingPage({ params }) {
  useOauthReturn(params)
  return <SigningIn isBinding={params.action === 'bind'} />
})
