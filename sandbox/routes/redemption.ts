/** The CodeExchanger add-on: codes that open things (docs/backend/promotions.md#redemption-codes). */
import { type Api, ownPages } from '../core/api'
import * as redemption from '../services/redemption'

const root = '/addons/CodeExchanger/api/v2'

export function redemptionRoutes(api: Api) {
  api.post(`${root}/query`, 'bearer', (call) => redemption.queryCode(call))
  api.post(`${root}/confirm`, 'bearer', (call) => redemption.confirmCode(call))
  api.get(`${root}/user/records`, 'bearer', ownPages(redemption.redemptionRecords, 'either'))
}
