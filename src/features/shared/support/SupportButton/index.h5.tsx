import { Button } from '@/components/Button'

import { openSupport, supportWay } from '..'
import { texts } from '../texts'

/** Link to the academy's support, for pages where learners get stuck. Draws nothing if there is none. */
export function SupportButton() {
  const way = supportWay()
  if (!way || way.kind === 'contact') return null
  return (
    <Button kind='line' size='l' isBlock onClick={() => openSupport(way)}>
      {texts.contact}
    </Button>
  )
}
