import type { Academy } from './academy'
import type { App } from './app'
import { isOpen } from './wx/network'

const captchaCall = 'GET /api/v2/captcha/image'

interface Picture {
  data: { key: string }
}

/** On a form with a captcha: requests another picture, reads it and types it. */
export async function typeCaptcha({ page, callsTo }: App, academy: Academy): Promise<void> {
  const isQuiet = () => !callsTo(captchaCall).some(isOpen)
  await page.find('图形验证码，点按换一张')
  await page.until(isQuiet, 'the picture')
  const before = callsTo(captchaCall).length
  await page.tap('图形验证码，点按换一张')
  await page.until(() => callsTo(captchaCall).length > before && isQuiet(), 'another picture')
  const { key } = (callsTo(captchaCall).at(-1)?.answer as Picture).data
  const { text } = await academy.ask<{ text: string }>(`/sandbox/captcha/${key}`)
  await page.input('图中的字符', text)
}

/** As `typeCaptcha`. Then requests the code for the mobile and types it. */
export async function typeSmsCode(app: App, academy: Academy, mobile: string): Promise<void> {
  const { page } = app
  await typeCaptcha(app, academy)
  await page.tap('获取验证码')
  await page.find(/^\d+ 秒后重发$/)
  const sent = await academy.ask<{ target: string; code: string }[]>('/sandbox/sms')
  await page.input('短信验证码', sent.find(({ target }) => target === mobile)?.code ?? '')
}
