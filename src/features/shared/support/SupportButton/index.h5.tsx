import { Button } from '@/components/Button'

import { openSupport, supportWay } from '..'
import { texts } from '../texts'

/** Where one gets stuck: the way to the academy's people, if there is one. */
export function SupportButton() {
  const way = supportWay()
  if (!way || way.kind === 'contact') return null
  return (
    <Button kind='line' size='l' isBlock onClick={() => openSupport(way)}>
      {texts.contact}
    </Button>
  )
}
