/**
 * Add-on MultiLevelShare: the part that every page needs. The rest is `referralAccount`. See
 * docs/backend/promotions.md#referral.
 */
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
 * The member's reward when an invitee buys this; 0 = none, null = unreadable.
 * @param type the word of share links
 */
export const getReward = async (type: string, id: number, signal?: AbortSignal): Promise<Cents | null> => {
  const query = { goods_type: type, goods_id: id }
  return decode(rewardWire, await request({ path: `${root}/goods/reward`, method: 'GET', query, signal })).reward
}
