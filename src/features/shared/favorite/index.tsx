import { useQuery } from '@tanstack/react-query'

import { IconButton } from '@/components/IconButton'
import type { FavoriteKind } from '@/goods/define'
import { favoriteQueries } from '@/queries/favorite'
import { useSwitch } from '@/stores/appConfig'
import { useSession } from '@/stores/session'

import { texts } from './texts'
import { useFavorite } from './useFavorite'

interface FavoriteActionProps {
  favorite: FavoriteKind
  id: number
  isOn: boolean
  hasCaption?: boolean
}

export function FavoriteAction({ favorite, id, isOn, hasCaption }: FavoriteActionProps) {
  const toggle = useFavorite(favorite, id)
  const caption = isOn ? texts.caption.on : texts.caption.off
  return (
    <IconButton
      icon={isOn ? 'starFilled' : 'star'}
      label={texts.caption.off}
      caption={hasCaption ? caption : undefined}
      isOn={isOn}
      onClick={toggle}
    />
  )
}

interface AddonFavoriteActionProps extends Pick<FavoriteActionProps, 'favorite' | 'id'> {
  /** The add-on's word for its kind. */
  type: string
}

/** For things whose favorites an add-on stores. Without that add-on it draws nothing. */
export function AddonFavoriteAction({ favorite, type, id }: AddonFavoriteActionProps) {
  const isLogin = useSession((session) => session.isLogin)
  const isOn = useSwitch('template') === true && isLogin
  const { data } = useQuery({ ...favoriteQueries.status({ type, id }), enabled: isOn })
  if (!isOn) return null
  return <FavoriteAction favorite={favorite} id={id} isOn={data ?? false} hasCaption />
}
