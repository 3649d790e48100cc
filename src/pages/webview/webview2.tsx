import { definePage } from '@/features/shared/page'
import { WorkOrders } from '@/features/system/support/WorkOrders'

/** My work orders. */
export default definePage('workOrders', WorkOrders)
