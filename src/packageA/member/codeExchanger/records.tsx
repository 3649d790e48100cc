import { Records } from '@/features/redemption/Records'
import { definePage } from '@/features/shared/page'

export default definePage('codeExchangerRecords', Records)
