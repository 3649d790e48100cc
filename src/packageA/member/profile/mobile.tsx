import { Mobile } from '@/features/profile/Mobile'
import { screen } from '@/features/shared/screen'

export default screen('profileMobile', Mobile)
