import { ForgetForm } from '@/features/account/login/ForgetForm'
import { definePage } from '@/features/shared/page'

export default definePage('forget', ForgetForm)
