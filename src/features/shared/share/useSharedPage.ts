import { useShareAppMessage, useShareTimeline } from '@tarojs/taro'
import { useEffect } from 'react'

import { getShareSdk } from '@/api/share'
import { shareAdapter } from '@/platform/share'
import { formatUrl } from '@/routes/codec'
import type { RouteName, RouteParams } from '@/routes/registry'
import { useSiteName } from '@/stores/appConfig'
import { useSession } from '@/stores/session'
import { type ShareInfo, useShare } from '@/stores/share'

/** `path` with my member id as referrer (docs/backend/rules.md#share-link-names). */
function withReferrer(path: string, userId: number | undefined): string {
  return userId === undefined ? path : `${path}${path.includes('?') ? '&' : '?'}msv=${userId}`
}

interface SharedPage<N extends RouteName> {
  name: N
  params: RouteParams<N>
  /** Absent or '' = the operator's, else the academy's name; so is `desc`. */
  title?: string
  desc?: string
  thumb?: string
}

/** Makes this page what is shared from here, on both ends; `undefined` while the content is loading. */
export function useSharedPage<N extends RouteName>(page: SharedPage<N> | undefined): ShareInfo | undefined {
  const userId = useSession(({ user }) => user?.id)
  const siteName = useSiteName()
  const info: ShareInfo | undefined = page && {
    title: page.title ?? '',
    desc: page.desc ?? '',
    thumb: page.thumb ?? '',
    path: withReferrer(formatUrl(page.name, page.params), userId),
  }
  const title = info?.title || siteName
  const key = JSON.stringify([info, siteName])
  useEffect(() => {
    if (!info) return
    useShare.getState().setShareInfo(info)
    void shareAdapter.publish({ ...info, siteName }, getShareSdk)
    return () => useShare.getState().setShareInfo(null)
    // `key` stands for both; `info` is new on every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key])
  useShareAppMessage(() => ({ title, path: info?.path, imageUrl: info?.thumb || undefined }))
  useShareTimeline(() => ({
    title,
    query: info?.path.split('?')[1],
    imageUrl: info?.thumb || undefined,
  }))
  return info
}
