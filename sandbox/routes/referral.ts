/** The MultiLevelShare add-on, as far as sharing needs it (docs/backend/community.md#referrer). */
import type { Api } from '../core/api'
import { bindReferrer, listPosters } from '../services/referral'

const root = '/addons/MultiLevelShare/api/v1'

export function referralRoutes(api: Api) {
  api.get(`${root}/poster/list`, 'bearer', (call) => listPosters(call))
  api.post(`${root}/user/bind`, 'bearer', (call) => bindReferrer(call))
}
