import { useQuery } from '@tanstack/react-query'

import type { LikeTarget } from '@/api/like'
import { IconButton } from '@/components/IconButton'
import { likeQueries } from '@/queries/like'
import { useSwitch } from '@/stores/appConfig'
import { useSession } from '@/stores/session'

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
  const like = useLike(kind, id)
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

/** Collects what an add-on keeps the collection of; without that add-on there is none. */
export function AddonLikeAction({ type, id }: LikeTarget) {
  const isLogin = useSession((session) => session.isLogin)
  const isOn = useSwitch('template') === true && isLogin
  const { data } = useQuery({ ...likeQueries.status({ type, id }), enabled: isOn })
  if (!isOn) return null
  return <LikeAction kind={type} id={id} isLiked={data ?? false} hasCaption />
}
