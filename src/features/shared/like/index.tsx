import { IconButton } from '@/components/IconButton'

import type { LikeKind } from './marks'
import { texts } from './texts'
import { useLike } from './useLike'

interface LikeActionProps {
  kind: LikeKind
  id: number
  isLiked: boolean
  /** Words below the icon. */
  hasCaption?: boolean
}

/** Collects a thing. */
export function LikeAction({ kind, id, isLiked, hasCaption }: LikeActionProps) {
  const like = useLike(kind, id, isLiked)
  const caption = isLiked ? texts.caption.on : texts.caption.off
  return (
    <IconButton
      icon={isLiked ? 'starFilled' : 'star'}
      label={texts.caption.off}
      caption={hasCaption ? caption : undefined}
      isOn={isLiked}
      onClick={like}
    />
  )
}
