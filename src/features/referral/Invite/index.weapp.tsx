import { Button } from '@/components/Button'
import { NativeButton } from '@/components/NativeButton'

import { copyReferral } from '../copyReferral'
import { texts } from '../texts'
import type { InviteProps } from './types'

/** Opens WeChat's own panel, which sends the page's card: a friend stays in the mini-program. The link is for others. */
export const Invite = ({ link }: InviteProps) => (
  <>
    <NativeButton size='l' openType='share'>
      {texts.send}
    </NativeButton>
    {link !== '' && (
      <Button kind='line' size='l' isBlock onClick={() => void copyReferral(link)}>
        {texts.copyLink}
      </Button>
    )}
  </>
)
