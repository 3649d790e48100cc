import type { Api } from '../core/api'
import { drawCaptcha, sendEmail, sendSms } from '../services/codes'

export function captchaRoutes(api: Api) {
  api.get('/api/v2/captcha/image', 'none', (call) => drawCaptcha(call))
  api.post('/api/v2/captcha/sms', 'none', (call) => sendSms(call, call.body))
  api.post('/api/v9/captcha/email', 'none', (call) => sendEmail(call, call.body))
}
