import { openSupport, supportWay } from '@/features/shared/support'
import { texts } from '@/features/shared/support/texts'

import { Cell } from '../Cell'

/** Absent when the academy names no contact. */
export function SupportCell() {
  const way = supportWay()
  if (!way || way.kind === 'contact') return null
  return <Cell label={texts.contact} icon='help' onClick={() => openSupport(way)} />
}
