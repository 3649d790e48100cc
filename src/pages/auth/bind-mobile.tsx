import { BindMobile } from '@/features/auth/BindMobile'
import { screen } from '@/features/shared/screen'

export default screen('bindMobile', BindMobile)
