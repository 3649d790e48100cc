import { Success } from '@/features/redemption/Success'
import { definePage } from '@/features/shared/page'

export default definePage('codeExchangerSuccess', Success)
