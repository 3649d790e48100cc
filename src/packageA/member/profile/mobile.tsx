import { Mobile } from '@/features/account/profile/Mobile'
import { definePage } from '@/features/shared/page'

export default definePage('profileMobile', Mobile)
