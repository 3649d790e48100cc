import { Button } from '@/components/Button'

import { copyReferral } from '../copyReferral'
import { texts } from '../texts'
import type { InviteProps } from './types'

/** Copies my link. */
export const Invite = ({ link }: InviteProps) => (
  <Button size='l' isBlock onClick={() => void copyReferral(link)}>
    {texts.copyLink}
  </Button>
)
