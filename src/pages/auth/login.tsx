import { LoginPanel } from '@/features/account/login/LoginPanel'
import { definePage } from '@/features/shared/page'

export default definePage('login', function LoginPage({ params }) {
  return <LoginPanel redirect={params.redirect} />
})
