import type { BookFilter, BookScene } from '@/api/book'
import type { RouteParams } from '@/routes/registry'

import { texts } from '../texts'

/** The list's orders. 免费 is a restriction that the server treats as an order. */
export const bookOrders: readonly { key: BookScene; label: string }[] = [
  { key: 'default', label: texts.orders.default },
  { key: 'sub', label: texts.orders.sub },
  { key: 'free', label: texts.orders.free },
]

export const everything: BookFilter = { categoryId: 0, scene: 'default' }

/** What the address asks for. */
export const filterOf = ({ category_id, scene }: RouteParams<'bookIndex'>): BookFilter => ({
  categoryId: category_id ?? everything.categoryId,
  scene: scene ?? everything.scene,
})

/** The address of a choice; everything is the bare one. */
export const paramsOf = ({ categoryId, scene }: BookFilter): RouteParams<'bookIndex'> => ({
  ...(categoryId > 0 ? { category_id: categoryId } : {}),
  ...(scene === 'default' ? {} : { scene }),
})
