import type { BookFilter, BookScene } from '@/api/book'
import { sceneFilter } from '@/features/shared/list/sceneFilter'

import { texts } from '../texts'

/** The list's orders. 免费 is a restriction that the server treats as an order. */
export const bookOrders: readonly { key: BookScene; label: string }[] = [
  { key: 'default', label: texts.orders.default },
  { key: 'sub', label: texts.orders.sub },
  { key: 'free', label: texts.orders.free },
]

export const everything: BookFilter = { categoryId: 0, scene: 'default' }

export const { filterOf, paramsOf } = sceneFilter<BookScene, 'default'>('default')
