import { useEffect } from 'react'

import type { Promoted } from '@/api/promoted'
import { StateView } from '@/components/StateView'
import type { RouteLocation } from '@/routes/codec'
import { replaceLocation } from '@/routes/navigate'

import { promotedKind } from './goods'
import { texts } from './texts'

interface ForwardToProps {
  /** Absent = the activity does not exist any more. */
  goods: Promoted | undefined
  /** The list of activities. */
  others: RouteLocation
}

/** Replaces this page by the page of the goods, or says that they do not exist. */
export function ForwardTo({ goods, others }: ForwardToProps) {
  const kind = goods && promotedKind(goods)
  const id = goods?.id
  useEffect(() => {
    if (kind && id !== undefined) replaceLocation(kind.detailLocation(id))
  }, [kind, id])
  if (kind) return null
  return (
    <StateView
      kind='notFound'
      {...texts.missing}
      action={{ label: texts.toOthers, onClick: () => replaceLocation(others) }}
    />
  )
}
