import { NativeButton } from '@/components/NativeButton'

import { texts } from '../../texts'
import type { InviteButtonProps } from './types'

/** Opens WeChat's own panel. `useSharedPage` provides what it shares. */
export const InviteButton = ({ share }: InviteButtonProps) => (
  <NativeButton size='l' openType='share' isDisabled={!share}>
    {texts.queue.invite}
  </NativeButton>
)
