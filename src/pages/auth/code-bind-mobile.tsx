import { CodeBindMobile } from '@/features/auth/CodeBindMobile'
import { screen } from '@/features/shared/screen'

export default screen('codeBindMobile', CodeBindMobile)
