import type { Locator } from 'playwright-core'

import { DEMO_PASSWORD } from '../../../sandbox/seed/members'
import type { Academy } from './academy'
import { eventually } from './eventually'
import type { Phone } from './phone'

export const agreement = '同意用户协议和隐私政策'

/** On the login page: logs in by password. */
export async function logIn(phone: Phone, mobile: string, password = DEMO_PASSWORD): Promise<void> {
  await phone.at('/pages/auth/login')
  await phone.press('密码登录')
  await phone.fill('手机号', mobile)
  await phone.fill('密码', password)
  await phone.press(agreement)
  await phone.press('登录')
}

/** Logs out as a learner does, and waits for the public page. */
export async function logOut(phone: Phone): Promise<void> {
  await phone.go('/packageA/member/setting')
  await phone.press('退出登录')
  await phone.press('退出')
  await phone.told('已安全退出')
  await phone.see('登录 / 注册')
}

/** On a page that proves a mobile: types it, and the code that is sent to it. */
export async function typeSmsCode(academy: Academy, phone: Phone, mobile: string): Promise<void> {
  await phone.fill('手机号', mobile)
  await typeSentCode(academy, phone, mobile)
}

/**
 * On a page with a captcha: requests another picture, reads it, requests the code and types it.
 * @param target the mobile or mail address that the page proves
 */
export async function typeSentCode(
  academy: Academy,
  phone: Phone,
  target: string,
  label = '短信验证码',
): Promise<void> {
  // Waits for the page's first picture, which could be mistaken for the new one.
  await phone.pressable('图形验证码，点按换一张').locator('img').first().waitFor()
  await phone.settled()
  const [answer] = await Promise.all([
    phone.page.waitForResponse(/captcha\/image/),
    phone.press('图形验证码，点按换一张'),
  ])
  const { data } = (await answer.json()) as { data: { key: string } }
  const { text } = await academy.control<{ text: string }>(`captcha/${data.key}`)
  await phone.settled()
  await phone.fill('图形验证码', text)
  await phone.press('获取验证码')
  await phone.see(/秒后重发/)
  const [sent] = await academy.control<{ target: string; code: string }[]>('sms')
  if (sent?.target !== target) throw new Error(`no code was sent to ${target}`)
  await phone.fill(label, sent.code)
}

/** Opens the sheet with a captcha, and types its characters. */
export async function readPicture(academy: Academy, phone: Phone, open: () => Promise<void>): Promise<void> {
  const [answer] = await Promise.all([phone.page.waitForResponse(/captcha\/image/), open()])
  const { data } = (await answer.json()) as { data: { key: string } }
  const { text } = await academy.control<{ text: string }>(`captcha/${data.key}`)
  await phone.settled()
  await phone.fill('图形验证码', text)
}

/** The cashier's button with this amount. */
export const payButton = (phone: Phone, amount: string): Locator =>
  phone.pressable(new RegExp(`^(支付宝|微信支付|手动打款|去支付) ¥${amount.replace('.', '\\.')}$`))

export const pressPay = (phone: Phone, amount: string): Promise<void> => payButton(phone, amount).click()

/** From the cashier to the gateway's page; at HEAD through the hosted cashier. */
export async function payAt(phone: Phone, amount: string, gateway: '支付宝' | '微信支付'): Promise<void> {
  await payButton(phone, amount).waitFor()
  await phone.words('下一步选择').or(phone.pressable(gateway)).waitFor()
  if (await phone.sees('下一步选择')) {
    await pressPay(phone, amount)
    await phone.page.waitForURL(/\/payment\/index/)
    await phone.press(gateway)
  } else {
    await phone.press(gateway)
    await pressPay(phone, amount)
  }
  await phone.page.waitForURL(/\/sandbox\/gateway/)
}

const videoOf = (phone: Phone): Locator => phone.page.locator('video').filter({ visible: true }).last()

export const secondOf = (phone: Phone): Promise<number> =>
  videoOf(phone).evaluate((video: HTMLVideoElement) => video.currentTime)

/** Moves the playing position past all controls, as media keys do. */
export const jump = (phone: Phone, sec: number): Promise<void> =>
  videoOf(phone).evaluate((video: HTMLVideoElement, target) => {
    video.currentTime = target
  }, sec)

/** On a lesson's page: waits until so many seconds of moving picture were shown. @returns the second reached */
export async function watch(phone: Phone, seconds = 1): Promise<number> {
  // Without an earlier tap, the browser does not start by itself. With one it may, a moment later.
  await eventually(async () => {
    if (!(await waits(phone))) return
    await phone.pressable('播放').evaluate(pressIfPaused, undefined, { timeout: pressMs })
    if (await waits(phone)) throw new Error('The video was not started by the press')
  })
  return shown(phone, seconds)
}

/** It may have started a moment ago: a press would stop it. */
const pressIfPaused = (control: HTMLElement): void => {
  if (document.querySelector('video')?.paused) control.click()
}

/** As `watch`, but fails if the video needs a tap to start. */
export async function watchUntapped(phone: Phone, seconds = 1): Promise<number> {
  await waits(phone)
  return shown(phone, seconds)
}

const playPatienceMs = 45_000
/** The control may be gone because it has started meanwhile. */
const pressMs = 5_000

/** Ends with the video's state, because an event of a video may never come. */
async function within<T>(phone: Phone, name: string, played: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const end = new Promise<never>((_, reject) => {
    const fail = async () => {
      const state = await videoOf(phone).evaluate(
        ({ paused, ended, seeking, currentTime, readyState, networkState, error, src }: HTMLVideoElement) =>
          JSON.stringify({ paused, ended, seeking, currentTime, readyState, networkState, error: error?.message, src }),
      )
      throw new Error(`${name} did not come within ${playPatienceMs / 1_000} s: ${state}`)
    }
    timer = setTimeout(() => void fail().catch(reject), playPatienceMs)
  })
  return Promise.race([played, end]).finally(() => clearTimeout(timer))
}

/** Whether the picture, once loaded, waits to be started. */
const waits = (phone: Phone): Promise<boolean> =>
  within(
    phone,
    'A picture',
    videoOf(phone).evaluate(async (element: HTMLVideoElement) => {
      // What has failed looks loaded and paused, until it is loaded anew.
      if (element.error || element.readyState < HTMLMediaElement.HAVE_FUTURE_DATA) {
        await new Promise((resolve) => element.addEventListener('canplay', resolve, { once: true }))
      }
      return element.paused
    }),
  )

const shown = (phone: Phone, seconds: number): Promise<number> =>
  within(
    phone,
    `${seconds} s of moving picture`,
    videoOf(phone).evaluate(async (element: HTMLVideoElement, wanted) => {
      let shownSec = 0
      for (let last = element.currentTime; shownSec < wanted; last = element.currentTime) {
        await new Promise((resolve) => element.addEventListener('timeupdate', resolve, { once: true }))
        // A jump does not count as shown.
        if (element.currentTime > last && element.currentTime - last < 2) shownSec += element.currentTime - last
      }
      return element.currentTime
    }, seconds),
  )

/**
 * Presses a control of the player, also while it sleeps: in the page and once, because a click that is said to have timed
 * out may still land, and a second one undoes it.
 */
export const pressControl = (phone: Phone, name: string): Promise<void> =>
  phone.pressable(name).evaluate((control: HTMLElement) => {
    control.focus()
    control.click()
  })

/** Gives the member a course, without a cashier. */
export async function give(academy: Academy, mobile: string, courseId: number): Promise<void> {
  await academy.call(mobile, '/api/v2/order/course', { course_id: courseId, promo_code: 'ZTFREE' })
}
