import { BindMobile } from '@/features/account/bindMobile/BindMobile'
import { definePage } from '@/features/shared/page'

export default definePage('bindMobile', BindMobile)
