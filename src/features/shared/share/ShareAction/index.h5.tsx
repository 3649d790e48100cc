import { type ComponentType, useState } from 'react'

import { IconButton } from '@/components/IconButton'

import { copyLink } from '../copyLink'
import type { ShareSheetProps } from '../ShareSheet'
import { texts } from '../texts'
import { useShareText } from '../useShareText'
import type { ShareActionProps } from './types'

/** Opens the ways to share the page. Their code loads with the press; if it fails, the link is copied. */
export function ShareAction({ info, hasCaption }: ShareActionProps) {
  const [isOpen, setOpen] = useState(false)
  const [Sheet, setSheet] = useState<ComponentType<ShareSheetProps>>()
  const text = useShareText(info)
  if (!info) return <IconButton icon='share' label={texts.share} isDisabled onClick={() => undefined} />
  const open = async () => {
    try {
      const { ShareSheet } = await import('../ShareSheet')
      setSheet(() => ShareSheet)
      setOpen(true)
    } catch {
      await copyLink(info)
    }
  }
  return (
    <>
      <IconButton
        icon='share'
        label={text}
        caption={hasCaption || text !== texts.share ? text : undefined}
        onClick={() => void open()}
      />
      {Sheet && <Sheet info={info} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}
