import { Academy } from './setup/academy'
import { axeFindings, hiddenStops, overlaps } from './setup/audit'
import { courseOf } from './setup/catalogue'
import { layers } from './setup/layers'
import type { Phone } from './setup/phone'

const dialog = '[role=dialog]'

/** In the page: what the keyboard or a screen reader could still get at behind the layer in front. */
function reachableBehind(selector: string): string[] {
  const open = [...document.querySelectorAll(selector)].filter((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  )
  const front = open.pop()?.parentElement
  const stops = [...document.querySelectorAll<HTMLElement>('a[href], input, textarea, [tabindex="0"]')]
  const isReached = (stop: HTMLElement) =>
    stop.checkVisibility({ visibilityProperty: true }) && !stop.closest('[inert]')
  return stops.filter((stop) => isReached(stop) && !front?.contains(stop)).map((stop) => stop.outerHTML.slice(0, 200))
}

describe('what lies over a page', () => {
  let academy: Academy
  let phone: Phone
  beforeAll(async () => {
    academy = await Academy.open()
    phone = await academy.visitAs(academy.member())
  })
  afterAll(() => academy.close())

  const closed = () => phone.page.locator(dialog).filter({ visible: true }).waitFor({ state: 'hidden' })

  it.each(layers)(
    '$name: alone within reach, Escape and "back" close it',
    async ({ path, presses, ready, isForced }) => {
      await phone.go(path)
      const last = presses.at(-1)
      const seen = () => phone.page.locator(dialog).getByText(ready).first().waitFor()
      for (const words of presses) await phone.press(words)
      await seen()
      await phone.quiet()
      expect(await axeFindings(phone)).toEqual([])
      await phone.page.emulateMedia({ colorScheme: 'light', reducedMotion: null })
      expect(await overlaps(phone, dialog)).toEqual([])
      expect(await hiddenStops(phone)).toEqual([])
      expect(await phone.page.evaluate(reachableBehind, dialog)).toEqual([])
      await phone.page.keyboard.press('Escape')
      if (!isForced) {
        await closed()
        await phone.settled()
        if (last !== undefined) await phone.press(last)
      }
      await seen()
      await phone.settled()
      await phone.page.goBack()
      if (!isForced) await closed()
      await phone.settled()
      if (isForced) await seen()
      expect(phone.route()).toBe(path.split('?')[0])
      expect(phone.errors).toEqual([])
    },
  )

  const [lower, upper] = [courseOf('sql'), courseOf('first-web-page')]

  it('keeps what was typed; forward and a reload open nothing; the arrow leads to the page behind', async () => {
    await phone.go(`/pages/course/show?id=${lower.id}`)
    await phone.page.locator('#course-primary-action').click()
    await phone.at('/pages/order/order')
    await phone.press(/优惠码/)
    await phone.fill('优惠码', 'SPRING')
    await phone.settled()
    await phone.page.goBack()
    await closed()
    await phone.press(/优惠码/)
    await phone.reads('优惠码', 'SPRING')
    await phone.page.goBack()
    await closed()
    await phone.page.goForward()
    await phone.settled()
    await closed()
    await phone.press(/优惠码/)
    await phone.page.locator(dialog).getByText('使用').waitFor()
    await phone.settled()
    await phone.page.reload()
    await phone.see(/微信支付|支付宝/)
    await closed()
    await phone.settled()
    await phone.press('返回')
    await phone.at('/pages/course/show')
    await phone.see(lower.title)
  })

  it('of two pages of one route: each keeps its own', async () => {
    await phone.go(`/pages/course/show?id=${lower.id}`)
    await phone.see(lower.title)
    await phone.open(`/pages/course/show?id=${upper.id}`)
    await phone.see(upper.title)
    await phone.press('分享')
    await phone.see('复制链接')
    await phone.settled()
    await phone.page.goBack()
    await closed()
    await phone.see(upper.title)
    await phone.page.goBack()
    await phone.see(lower.title)
  })

  it('a picture: named, focused, one of several, closed by "back" with the focus where it was', async () => {
    await phone.go('/packageA/qa/show?id=3')
    const picture = phone.page.getByRole('button', { name: /^第 1 张图片/ }).first()
    await picture.focus()
    await phone.page.keyboard.press('Enter')
    const large = phone.page.getByRole('dialog', { name: '图片预览' })
    await large.waitFor()
    await phone.settled()
    expect(await phone.page.evaluate(reachableBehind, '.app-pictures > *')).toEqual([])
    await phone.page.goBack()
    await large.waitFor({ state: 'detached' })
    await phone.settled()
    expect(await picture.evaluate((one) => one === document.activeElement)).toBe(true)
    await phone.page.keyboard.press('Enter')
    await large.getByRole('button', { name: '关闭' }).click()
    await large.waitFor({ state: 'detached' })
  })
})

/** Its one question comes by itself: whoever has not agreed is asked at the start. */
it('the question of the agreements at HEAD: no target answers for another, and it wants an answer', async () => {
  const academy = await Academy.open({ dialect: 'head' })
  const phone = await academy.visitAs('13800000005')
  await phone.go('/packageA/vod/index')
  await phone.open('/pages/index/index')
  const question = phone.page.locator(dialog).getByText('用户协议').first()
  await question.waitFor()
  await phone.quiet()
  expect(await overlaps(phone, dialog)).toEqual([])
  await phone.page.keyboard.press('Escape')
  await phone.page.goBack()
  await phone.settled()
  await question.waitFor()
  expect(phone.route()).toBe('/pages/index/index')
  expect(await phone.kept('token')).not.toBeNull()
  await academy.close()
})
