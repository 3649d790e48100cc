import { LoginPanel } from '@/features/auth/LoginPanel'
import { screen } from '@/features/shared/screen'

export default screen('login', function Login({ params }) {
  return <LoginPanel redirect={params.redirect} />
})
