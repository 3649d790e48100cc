import { Button } from '@/components/Button'
import { NativeButton } from '@/components/NativeButton'

import { openSupport, supportWay } from '..'
import { texts } from '../texts'
import type { SupportButtonProps } from './types'

/** As on H5. Only WeChat's own button opens WeChat's chat. */
export function SupportButton({ size }: SupportButtonProps) {
  const way = supportWay()
  if (!way) return null
  if (way.kind === 'contact') {
    return (
      <NativeButton openType='contact' kind='line' size={size ?? 'l'}>
        {texts.contact}
      </NativeButton>
    )
  }
  return (
    <Button kind='line' size={size ?? 'l'} isBlock={!size} onClick={() => openSupport(way)}>
      {texts.contact}
    </Button>
  )
}
