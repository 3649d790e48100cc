import { CodeBindMobile } from '@/features/account/bindMobile/CodeBindMobile'
import { definePage } from '@/features/shared/page'

export default definePage('codeBindMobile', CodeBindMobile)
