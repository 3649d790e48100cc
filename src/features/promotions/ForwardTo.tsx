import { useEffect } from 'react'

import type { Promoted } from '@/api/promoted'
import { StateView } from '@/components/StateView'
import type { RouteLocation } from '@/routes/codec'
import { replaceLocation } from '@/routes/navigate'

import { promotedKind } from './goods'
import { texts } from './texts'

interface ForwardToProps {
  /** Absent = the activity is gone. */
  goods: Promoted | undefined
  /** The activities that there are. */
  others: RouteLocation
}

/** Goes to a thing in place of this page, or says that it is not there. */
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
