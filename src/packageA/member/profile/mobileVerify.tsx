import { MobileVerify } from '@/features/account/profile/MobileVerify'
import { definePage } from '@/features/shared/page'

export default definePage('profileMobileVerify', MobileVerify)
