import { Button } from '@/components/Button'

import { openSupport, supportWay } from '..'
import { texts } from '../texts'
import type { SupportButtonProps } from './types'

/** Link to the academy's support, for pages where learners get stuck. Draws nothing if there is none. */
export function SupportButton({ size }: SupportButtonProps) {
  const way = supportWay()
  if (!way || way.kind === 'contact') return null
  return (
    <Button kind='line' size={size ?? 'l'} isBlock={!size} onClick={() => openSupport(way)}>
      {texts.contact}
    </Button>
  )
}
