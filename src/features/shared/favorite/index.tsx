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
  /** Words below the icon. */
  hasCaption?: boolean
}

/** Makes a thing a favorite. */
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
  /** The add-on's word. */
  type: string
}

/** Makes a favorite of what an add-on keeps the favorites of; without that add-on there is none. */
export function AddonFavoriteAction({ favorite, type, id }: AddonFavoriteActionProps) {
  const isLogin = useSession((session) => session.isLogin)
  const isOn = useSwitch('template') === true && isLogin
  const { data } = useQuery({ ...favoriteQueries.status({ type, id }), enabled: isOn })
  if (!isOn) return null
  return <FavoriteAction favorite={favorite} id={id} isOn={data ?? false} hasCaption />
}
