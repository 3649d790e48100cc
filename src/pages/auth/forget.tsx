import { ForgetForm } from '@/features/auth/ForgetForm'
import { screen } from '@/features/shared/screen'

export default screen('forget', ForgetForm)
