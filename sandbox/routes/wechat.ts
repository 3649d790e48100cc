/** The mini-program: session login and payment (core 5.14 to 5.16, 8.10). */
import type { Api } from '../core/api'
import { openSession, phoneLogin, silentLogin } from '../services/mini'
import { miniPay } from '../services/payments'

export function wechatRoutes(everywhere: Api) {
  const api = everywhere.only('base')
  for (const path of ['/api/v2/wechat/mini/login', '/api/v2/login/wechatMini/session']) {
    api.post(path, 'none', (call) => openSession(call, call.body))
  }
  api.post('/api/v2/login/wechatMini', 'none', (call) => silentLogin(call, call.body))
  api.post('/api/v2/login/wechatMiniMobile', 'none', (call) => phoneLogin(call, call.body))
  api.post('/api/v2/order/payment/wechat/mini', 'bearer+', (call) => miniPay(call, call.member, call.body))
}
