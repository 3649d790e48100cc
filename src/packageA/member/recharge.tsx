import { Recharge } from '@/features/wallet/Recharge'
import { definePage } from '@/features/shared/page'

export default definePage('recharge', Recharge)
