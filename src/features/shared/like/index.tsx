import { IconButton } from '@/components/IconButton'

import { texts } from './texts'
import { useLike } from './useLike'

interface LikeActionProps {
  courseId: number
  isLiked: boolean
  /** Words below the icon. */
  hasCaption?: boolean
}

/** Collects the course. */
export function LikeAction({ courseId, isLiked, hasCaption }: LikeActionProps) {
  const like = useLike(courseId, isLiked)
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
