import type { ArticleScene } from '@/api/article'
import { sceneFilter } from '@/features/shared/list/sceneFilter'

import { texts } from './texts'

/** The list's orders. 免费 is a restriction that the server treats as an order. */
export const articleOrders: readonly { key: ArticleScene; label: string }[] = [
  { key: 'default', label: texts.orders.default },
  { key: 'sub', label: texts.orders.sub },
  { key: 'free', label: texts.orders.free },
]

export const { filterOf, paramsOf } = sceneFilter<ArticleScene, 'default'>('default')
