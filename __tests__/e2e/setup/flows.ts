import { DEMO_PASSWORD } from '../../../sandbox/seed/members'
import type { Academy } from './academy'
import type { Phone } from './phone'

export const agreement = '同意用户协议和隐私政策'

/** On the login page: logs in by password. */
export async function logIn(phone: Phone, mobile: string): Promise<void> {
  await phone.at('/pages/auth/login')
  await phone.press('密码登录')
  await phone.fill('手机号', mobile)
  await phone.fill('密码', DEMO_PASSWORD)
  await phone.press(agreement)
  await phone.press('登录')
}

/** On a page with a picture captcha: asks for another picture, reads it, asks for the code and types that. */
export async function typeSmsCode(academy: Academy, phone: Phone, mobile: string): Promise<void> {
  await phone.fill('手机号', mobile)
  const [answer] = await Promise.all([
    phone.page.waitForResponse(/captcha\/image/),
    phone.press('图形验证码，点按换一张'),
  ])
  const { data } = (await answer.json()) as { data: { key: string } }
  const { text } = await academy.control<{ text: string }>(`captcha/${data.key}`)
  await phone.fill('图形验证码', text)
  await phone.press('获取验证码')
  await phone.see(/秒后重发/)
  const [sent] = await academy.control<{ target: string; code: string }[]>('sms')
  if (sent?.target !== mobile) throw new Error(`no code was sent to ${mobile}`)
  await phone.fill('短信验证码', sent.code)
}

/** At the cashier: presses the button that names this amount. */
export const pressPay = (phone: Phone, amount: string): Promise<void> =>
  phone.press(new RegExp(`^(支付宝|微信支付|手动打款|去支付) ¥${amount.replace('.', '\\.')}$`))

/** From the cashier to the gateway's page; at HEAD over the hosted cashier. */
export async function payAt(phone: Phone, amount: string, gateway: '支付宝' | '微信支付'): Promise<void> {
  await phone.see('应付')
  if (await phone.sees('下一步选择')) {
    await pressPay(phone, amount)
    await phone.page.waitForURL(/\/payment\/index/)
    await phone.press(gateway)
  } else {
    await phone.pressable(new RegExp(`^${gateway}$`)).click()
    await pressPay(phone, amount)
  }
  await phone.page.waitForURL(/\/sandbox\/gateway/)
}

/** On a lesson's page: the picture is there and moves. Answers the second it has reached. */
export async function watch(phone: Phone, seconds = 1): Promise<number> {
  const video = phone.page.locator('video').filter({ visible: true }).last()
  await video.evaluate((element: HTMLVideoElement) =>
    element.readyState >= 2 ? undefined : new Promise((resolve) => element.addEventListener('canplay', resolve)),
  )
  // Without a tap before, a browser does not start by itself.
  if (await video.evaluate((element: HTMLVideoElement) => element.paused)) await phone.press('播放')
  return video.evaluate(async (element: HTMLVideoElement, wanted) => {
    const from = element.currentTime
    while (element.currentTime < from + wanted) await new Promise((resolve) => element.addEventListener('timeupdate', resolve, { once: true }))
    return element.currentTime
  }, seconds)
}
