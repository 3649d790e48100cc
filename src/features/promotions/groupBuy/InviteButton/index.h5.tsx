import { Button } from '@/components/Button'
import { copyText } from '@/features/shared/share/copyText'
import { shareAdapter } from '@/platform/share'

import { texts } from '../../texts'
import type { InviteButtonProps } from './types'

/** Copies the link into this group. */
export function InviteButton({ share }: InviteButtonProps) {
  const copy = () => void (share && copyText(shareAdapter.linkOf(share.path), texts.queue.copied))
  return (
    <Button size='l' isBlock isDisabled={!share} onClick={copy}>
      {texts.queue.invite}
    </Button>
  )
}
