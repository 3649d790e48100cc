import { useDidHide, useDidShow, useShareAppMessage, useShareTimeline } from '@tarojs/taro'
import { useEffect, useState } from 'react'

import { formatUrl } from '@/routes/codec'
import type { RouteName, RouteParams } from '@/routes/registry'
import { useSiteName } from '@/stores/appConfig'
import { useSession } from '@/stores/session'
import { type ShareInfo, useShare } from '@/stores/share'

import { withReferrer } from './withReferrer'

interface SharedPage<N extends RouteName> {
  name: N
  params: RouteParams<N>
  /** Absent or '' = the operator's, else the academy's name; so is `desc`. */
  title?: string
  desc?: string
  thumb?: string
}

/** Makes this page what is shared while it is shown, on both ends; `undefined` while the content is loading. */
export function useSharedPage<N extends RouteName>(page: SharedPage<N> | undefined): ShareInfo | undefined {
  const userId = useSession(({ user }) => user?.id)
  const siteName = useSiteName()
  const [isShown, setShown] = useState(true)
  useDidShow(() => setShown(true))
  useDidHide(() => setShown(false))
  const info: ShareInfo | undefined = page && {
    title: page.title ?? '',
    desc: page.desc ?? '',
    thumb: page.thumb ?? '',
    path: withReferrer(formatUrl(page.name, page.params), userId),
  }
  const key = JSON.stringify(info)
  useEffect(() => {
    if (!info || !isShown) return
    const { setShareInfo } = useShare.getState()
    setShareInfo(info)
    return () => {
      if (useShare.getState().shareInfo === info) setShareInfo(null)
    }
    // `key` stands for `info`, which is new on every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key, isShown])
  const card = { title: info?.title || siteName, imageUrl: info?.thumb || undefined }
  useShareAppMessage(() => ({ ...card, path: info?.path }))
  // Title and picture go along: the timeline shows one page without its server (`SinglePage`).
  const query = [info?.path.split('?')[1], `title=${encodeURIComponent(card.title)}`]
  if (info?.thumb) query.push(`thumb=${encodeURIComponent(info.thumb)}`)
  useShareTimeline(() => ({ ...card, query: query.filter(Boolean).join('&') }))
  return info
}
