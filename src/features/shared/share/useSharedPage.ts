import { useShareAppMessage, useShareTimeline } from '@tarojs/taro'
import { useEffect } from 'react'

import { getShareSdk } from '@/api/share'
import { shareAdapter } from '@/platform/share'
import { formatUrl } from '@/routes/codec'
import type { RouteName, RouteParams } from '@/routes/registry'
import { useSiteName } from '@/stores/appConfig'
import { useSession } from '@/stores/session'
import { type ShareInfo, useShare } from '@/stores/share'

const sign = async (pageUrl: string) => (await getShareSdk(pageUrl))?.signature ?? null

/** `path` with my member id as referrer (spec, part 2: share links). */
function withReferrer(path: string, userId: number | undefined): string {
  return userId === undefined ? path : `${path}${path.includes('?') ? '&' : '?'}msv=${userId}`
}

interface SharedPage<N extends RouteName> {
  name: N
  params: RouteParams<N>
  title: string
  desc?: string
  thumb?: string
}

/** Makes this page what is shared from here, on both ends; `undefined` while the content is loading. */
export function useSharedPage<N extends RouteName>(page: SharedPage<N> | undefined): ShareInfo | undefined {
  const userId = useSession(({ user }) => user?.id)
  const siteName = useSiteName()
  const info: ShareInfo | undefined = page && {
    title: page.title,
    desc: page.desc || siteName,
    thumb: page.thumb ?? '',
    path: withReferrer(formatUrl(page.name, page.params), userId),
  }
  const key = JSON.stringify(info)
  useEffect(() => {
    if (!info) return
    useShare.getState().setShareInfo(info)
    void shareAdapter.publish(info, sign)
    return () => useShare.getState().setShareInfo(null)
    // `key` stands for `info`, which is new on every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key])
  useShareAppMessage(() => ({ title: info?.title, path: info?.path, imageUrl: info?.thumb || undefined }))
  useShareTimeline(() => ({
    title: info?.title,
    query: info?.path.split('?')[1],
    imageUrl: info?.thumb || undefined,
  }))
  return info
}
