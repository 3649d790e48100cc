import { openSupport, supportWay } from '@/features/shared/support'
import { texts } from '@/features/shared/support/texts'

import { Cell } from '../Cell'

/** The academy's people, if there is a way to them. */
export function SupportCell() {
  const way = supportWay()
  if (!way || way.kind === 'contact') return null
  return <Cell label={texts.contact} icon='help' onClick={() => openSupport(way)} />
}
