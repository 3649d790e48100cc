import type { IconName } from '@/components/Icon'
import type { Target } from '@/routes/codec'

import { texts } from './texts'

/** A way to something of mine; it shows while its route's switch is on. */
export interface Service {
  target: Target
  label: string
  icon: IconName
}

/** In the order of the grid. */
export const services: readonly Service[] = [
  { target: { name: 'study', params: {} }, label: texts.services.study, icon: 'study' },
  { target: { name: 'notices', params: {} }, label: texts.services.notices, icon: 'horn' },
  { target: { name: 'workOrders', params: {} }, label: texts.services.workOrders, icon: 'help' },
]
