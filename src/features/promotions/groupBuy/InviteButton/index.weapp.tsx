import { NativeButton } from '@/components/NativeButton'

import { texts } from '../../texts'
import type { InviteButtonProps } from './types'

/** WeChat's own panel; what it hands on comes from `useSharedPage`. */
export const InviteButton = ({ share }: InviteButtonProps) => (
  <NativeButton size='l' openType='share' isDisabled={!share}>
    {texts.queue.invite}
  </NativeButton>
)
