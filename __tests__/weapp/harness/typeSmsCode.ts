import type { Academy } from './academy'
import type { App } from './app'
import { isOpen } from './wx/network'

const captchaCall = 'GET /api/v2/captcha/image'

interface Picture {
  data: { key: string }
}

/** On a form with a picture captcha: asks for another picture, reads it, has a code sent to the mobile and types that. */
export async function typeSmsCode({ page, callsTo }: App, academy: Academy, mobile: string): Promise<void> {
  const isQuiet = () => !callsTo(captchaCall).some(isOpen)
  await page.until(isQuiet, 'the picture')
  const before = callsTo(captchaCall).length
  await page.tap('图形验证码，点按换一张')
  await page.until(() => callsTo(captchaCall).length > before && isQuiet(), 'another picture')
  const { key } = (callsTo(captchaCall).at(-1)?.answer as Picture).data
  const { text } = await academy.ask<{ text: string }>(`/sandbox/captcha/${key}`)
  await page.input('图中的字符', text)
  await page.tap('获取验证码')
  await page.find(/^\d+ 秒后重发$/)
  const sent = await academy.ask<{ target: string; code: string }[]>('/sandbox/sms')
  await page.input('短信验证码', sent.find(({ target }) => target === mobile)?.code ?? '')
}
