/** Add-on MultiLevelShare, as far as every page needs it; the rest is `referralAccount`. See docs/backend/promotions.md#referral. */
import * as v from 'valibot'

import { request } from '@/http/request'
import { decode, yuan } from '@/lib/decode'
import type { Cents } from '@/lib/money'

const root = '/addons/MultiLevelShare/api/v1/user'

/** @throws ApiError 'rejected' (`请勿重复绑定`) */
export const bindReferrer = async (msv: number): Promise<void> =>
  void (await request({ path: `${root}/bind`, body: { msv } }))

const rewardWire = v.object({ reward: yuan })

/**
 * What I earn when somebody whom I have brought buys this; 0 = nothing, null = unreadable.
 * @param type as share links call it
 */
export const getReward = async (type: string, id: number, signal?: AbortSignal): Promise<Cents | null> => {
  const query = { goods_type: type, goods_id: id }
  return decode(rewardWire, await request({ path: `${root}/goods/reward`, method: 'GET', query, signal })).reward
}
