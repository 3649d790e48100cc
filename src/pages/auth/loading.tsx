import { SigningIn } from '@/features/account/oauth/SigningIn'
import { useOauthReturn } from '@/features/account/oauth/useOauthReturn'
import { definePage } from '@/features/shared/page'

/** WeChat's and QQ's consent return to this fixed page. */
export default definePage('authLoading', function AuthLoadingPage({ params }) {
  useOauthReturn(params)
  return <SigningIn isBinding={params.action === 'bind'} />
})
