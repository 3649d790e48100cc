import { NativeIconButton } from '@/components/NativeButton'

import { texts } from '../texts'
import type { ShareActionProps } from './types'

/** WeChat's own panel; what it hands on comes from `useSharedPage`. */
export function ShareAction({ hasCaption }: ShareActionProps) {
  return (
    <NativeIconButton
      icon='share'
      label={texts.share}
      caption={hasCaption ? texts.share : undefined}
      openType='share'
    />
  )
}
