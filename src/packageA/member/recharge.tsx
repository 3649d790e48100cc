import { Recharge } from '@/features/recharge/Recharge'
import { screen } from '@/features/shared/screen'

export default screen('recharge', Recharge)
