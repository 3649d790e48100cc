import { MobileVerify } from '@/features/profile/MobileVerify'
import { screen } from '@/features/shared/screen'

export default screen('profileMobileVerify', MobileVerify)
