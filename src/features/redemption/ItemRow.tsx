import { Text } from '@tarojs/components'

import type { RedemptionItem } from '@/api/redemption'
import { ListRow } from '@/components/ListRow'
import { linkTo } from '@/features/shared/link'
import { kindOf } from '@/goods/kinds'
import { goodsTypeOf } from '@/routes/goods'

import { texts } from './texts'

interface ItemRowProps {
  item: RedemptionItem
  /** Status, at the right. */
  state?: string
  /** Links to the thing's own page. */
  isLink?: boolean
}

/** One of the things that a code unlocks. */
export function ItemRow({ item: { sign, id, name }, state, isLink = false }: ItemRowProps) {
  const type = goodsTypeOf(sign)
  const kind = type && kindOf(type)
  return (
    <ListRow
      label={name}
      hint={kind ? kind.texts.label : texts.unknownKind}
      value={state && <Text>{state}</Text>}
      {...(isLink && kind ? linkTo(kind.detailLocation(id)) : {})}
    />
  )
}

export const itemKey = ({ sign, id }: RedemptionItem): string => `${sign}-${id}`
