/** Codes, login, register, password, the mini-program's session (docs/backend/auth.md). */
import { redirectTo, type Api } from '../core/api'
import { refuse } from '../core/envelope'
import { appleLogin } from '../services/appleLogin'
import { drawCaptcha, sendEmail, sendSms } from '../services/codes'
import * as login from '../services/login'
import { openSession, phoneLogin, silentLogin } from '../services/mini'
import { codeLogin, registerWithCode, startRound } from '../services/socialites'

export function authRoutes(api: Api) {
  api.get('/api/v2/captcha/image', 'none', (call) => drawCaptcha(call))
  api.post('/api/v2/captcha/sms', 'none', (call) => sendSms(call, call.body))
  api.post('/api/v9/captcha/email', 'none', (call) => sendEmail(call, call.body))

  api.post('/api/v2/login/password', 'none', (call) => login.passwordLogin(call, call.body))
  api.post('/api/v2/login/mobile', 'none', (call) => login.mobileLogin(call, call.body))
  api.post('/api/v2/password/reset', 'none', (call) => login.resetPassword(call, call.body))
  api.post('/api/v9/password/reset', 'none', (call) => login.resetPasswordV9(call, call.body))
  api.post('/api/v2/logout', 'bearer', (call) => login.logout(call, call.request.headers.authorization))

  api.get('/api/v3/auth/login/wechat/oauth', 'none', async (call) =>
    redirectTo(await startRound(call, 'wechat', call.query)),
  )
  api.get('/api/v3/auth/login/socialite/:app', 'none', async (call) => {
    if (call.params.app !== 'qq' || call.settings.socialites.qq !== 1) throw refuse('登录应用不存在')
    return redirectTo(await startRound(call, 'qq', call.query))
  })
  api.post('/api/v3/auth/login/code', 'none', (call) => codeLogin(call, call.body))
  api.post('/api/v3/auth/register/withSocialite', 'none', (call) => registerWithCode(call, call.body))

  const base = api.only('base')
  base.post('/api/v9/login/apple', 'none', (call) => appleLogin(call, call.body))
  for (const path of ['/api/v2/wechat/mini/login', '/api/v2/login/wechatMini/session'])
    base.post(path, 'none', (call) => openSession(call, call.body))
  base.post('/api/v2/login/wechatMini', 'none', (call) => silentLogin(call, call.body))
  base.post('/api/v2/login/wechatMiniMobile', 'none', (call) => phoneLogin(call, call.body))
}
