import { useQuery } from '@tanstack/react-query'

import { formatCentsShort } from '@/lib/money'
import { payAdapter } from '@/platform/pay'
import { rewardQuery } from '@/queries/reward'
import { type GoodsType, goodsTypeOf } from '@/routes/goods'
import { routeNames, routeSpec } from '@/routes/registry'
import { useSwitch } from '@/stores/appConfig'
import { useSession } from '@/stores/session'
import type { ShareInfo } from '@/stores/share'

import { posterOf } from './posterOf'
import { texts } from './texts'

/** The kind's word in share links; `undefined` = it is not shared. */
const shareWordOf = (type: GoodsType): string | undefined =>
  routeNames.map((name) => routeSpec(name).share).find((word) => word && goodsTypeOf(word) === type)

/** 分享, or with the reward for a friend's purchase, where the platform lets anybody buy. */
export function useShareText(info: ShareInfo | undefined): string {
  const isOn = useSwitch('share') === true
  const isLogin = useSession((session) => session.isLogin)
  const { type, id = 0 } = (info && posterOf(info)?.params) ?? {}
  const word = (type && shareWordOf(type)) ?? ''
  const enabled = isOn && isLogin && word !== '' && id > 0 && payAdapter.canSell
  const cents = useQuery({ ...rewardQuery(word, id), enabled }).data ?? 0
  return cents > 0 ? texts.earn(formatCentsShort(cents)) : texts.share
}
