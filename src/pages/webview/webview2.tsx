import { screen } from '@/features/shared/screen'
import { WorkOrders } from '@/features/workOrder/WorkOrders'

/** My work orders. */
export default screen('workOrders', WorkOrders)
