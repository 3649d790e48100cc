import type { SmallClassFilter } from '@/api/smallClass'
import type { RouteParams } from '@/routes/registry'

import { texts } from '../texts'

type Params = RouteParams<'smallClassIndex'>

const { types } = texts.list

export const classTypes: readonly { key: SmallClassFilter['type']; label: string }[] = [
  { key: '', label: types.all },
  { key: '0', label: types.small },
  { key: '1', label: types.large },
  { key: '2', label: types.live },
  { key: '3', label: types.oneToOne },
]

/** What the address asks for. */
export const filterOf = ({ type, category_id: categoryId = 0, child: childId = 0 }: Params): SmallClassFilter => ({
  type: type ?? '',
  categoryId,
  childId,
})
