import { AddressForm } from '@/features/pointsMall/AddressForm'
import { definePage } from '@/features/shared/page'

export default definePage('credit1GoodsAddress', AddressForm)
