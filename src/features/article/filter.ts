import type { ArticleFilter, ArticleScene } from '@/api/article'
import type { RouteParams } from '@/routes/registry'

import { texts } from './texts'

/** The list's orders. 免费 is a restriction that the server treats as an order. */
export const articleOrders: readonly { key: ArticleScene; label: string }[] = [
  { key: 'default', label: texts.orders.default },
  { key: 'sub', label: texts.orders.sub },
  { key: 'free', label: texts.orders.free },
]

/** What the address asks for. */
export const filterOf = ({ category_id, scene }: RouteParams<'articleIndex'>): ArticleFilter => ({
  categoryId: category_id ?? 0,
  scene: scene ?? 'default',
})

/** The address of a choice; everything is the bare one. */
export const paramsOf = ({ categoryId, scene }: ArticleFilter): RouteParams<'articleIndex'> => ({
  ...(categoryId > 0 ? { category_id: categoryId } : {}),
  ...(scene === 'default' ? {} : { scene }),
})
