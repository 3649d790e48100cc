import { Redemption } from '@/features/redemption/Redemption'
import { definePage } from '@/features/shared/page'

export default definePage('codeExchanger', Redemption)
