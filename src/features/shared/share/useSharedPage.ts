import { useDidHide, useDidShow, useShareAppMessage, useShareTimeline } from '@tarojs/taro'
import { useEffect, useRef } from 'react'

import { formatUrl } from '@/routes/codec'
import type { RouteName, RouteParams } from '@/routes/registry'
import { useSiteName } from '@/stores/appConfig'
import { memberIdOf, useSession } from '@/stores/session'
import { type ShareInfo, useShare } from '@/stores/share'

import { cardPictureOf } from './cardPictures'
import { withReferrer } from './withReferrer'

interface SharedPage<N extends RouteName> {
  name: N
  params: RouteParams<N>
  /** Absent or '' = the operator's text, else the academy's name. The same holds for `desc`. */
  title?: string
  desc?: string
  thumb?: string
}

/** Offers this for sharing while its page is in front. No state, so that a turn of pages draws nothing anew. */
function useOffer(info: ShareInfo | undefined): void {
  const isShown = useRef(true)
  const offered = useRef<ShareInfo>()
  const offer = () => {
    if (!info || !isShown.current) return
    offered.current = info
    useShare.getState().setShareInfo(info)
  }
  const withdraw = () => {
    const { shareInfo, setShareInfo } = useShare.getState()
    if (shareInfo && shareInfo === offered.current) setShareInfo(null)
  }
  useDidShow(() => {
    isShown.current = true
    offer()
  })
  useDidHide(() => {
    isShown.current = false
    withdraw()
  })
  useEffect(() => {
    offer()
    return withdraw
    // The text stands for `info`, which is new on every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [JSON.stringify(info)])
}

/** While this page is shown, sharing on either end shares it; `undefined` while the content loads. */
export function useSharedPage<N extends RouteName>(page: SharedPage<N> | undefined): ShareInfo | undefined {
  const memberId = useSession(memberIdOf)
  const siteName = useSiteName()
  const info: ShareInfo | undefined = page && {
    title: page.title ?? '',
    desc: page.desc ?? '',
    thumb: page.thumb ?? '',
    path: withReferrer(formatUrl(page.name, page.params), memberId),
  }
  useOffer(info)
  const title = info?.title || siteName
  const thumb = info?.thumb ?? ''
  const cardWith = (imageUrl = thumb || undefined) => ({ title, imageUrl })
  useShareAppMessage(() => {
    const picture = cardPictureOf(thumb)
    const toFriend = (imageUrl?: string) => ({ ...cardWith(imageUrl), path: info?.path })
    const card = toFriend(picture?.file)
    // WeChat waits three seconds for the picture, then shows the card without it.
    return picture && !picture.file ? { ...card, promise: picture.drawing.then(toFriend, () => card) } : card
  })
  // Title and picture are parameters, because the timeline shows the page without calls to the server (`SinglePage`).
  const query = [info?.path.split('?')[1], `title=${encodeURIComponent(title)}`]
  if (thumb) query.push(`thumb=${encodeURIComponent(thumb)}`)
  useShareTimeline(() => ({ ...cardWith(cardPictureOf(thumb)?.file), query: query.filter(Boolean).join('&') }))
  return info
}
