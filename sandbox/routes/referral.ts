/** The MultiLevelShare add-on (docs/backend/promotions.md#referral). */
import { type Api, ownPages } from '../core/api'
import { lightPage, type Slice } from '../core/paging'
import * as referral from '../services/referral'

const root = '/addons/MultiLevelShare/api/v1'

const nestedPage = (slice: Slice<object>) => ({ data: lightPage(slice) })

export function referralRoutes(api: Api) {
  api.get(`${root}/config`, 'bearer', (call) => referral.referralRules(call))
  api.get(`${root}/poster/list`, 'bearer', (call) => referral.listPosters(call))
  api.get(`${root}/user`, 'bearer', (call) => referral.referralAccount(call))
  api.get(`${root}/user/goods`, 'bearer', ownPages(referral.listReferralGoods, 'either', 10, nestedPage))
  api.get(`${root}/user/goods/reward`, 'bearer', (call) => referral.rewardOf(call))
  api.post(`${root}/user/bind`, 'bearer', (call) => referral.bindReferrer(call))
  api.get(`${root}/user/balanceRecords`, 'bearer', ownPages(referral.listRecords, 'either'))
  api.post(`${root}/user/withdraw`, 'bearer', (call) => referral.withdraw(call))
  api.get(`${root}/user/withdrawRecords`, 'bearer', ownPages(referral.listWithdrawals, 'either'))
  api.get(`${root}/user/inviteUsers`, 'bearer', ownPages(referral.listInvitees, 'either'))
  api.post('/sandbox/withdrawals/:id', 'none', (call) => referral.decideWithdrawal(call))
}
