import { Orders } from '@/features/pointsMall/Orders'
import { definePage } from '@/features/shared/page'

export default definePage('credit1Order', Orders)
