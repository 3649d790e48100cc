import fs from 'node:fs'

import { Academy } from './setup/academy'
import { courseOf } from './setup/catalogue'
import type { Phone } from './setup/phone'

const sql = courseOf('sql')
const free = courseOf('first-web-page')

const axe = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

let academy: Academy
let mobile: string
beforeAll(async () => {
  academy = await Academy.open()
  mobile = academy.member()
  // Something to show on the pages that list what a learner does.
  await academy.call(mobile, `/api/v2/video/${free.lessons[0]?.id}/record`, { duration: 20 })
})
afterAll(() => academy.close())

/** Page, words that are there once it has loaded, and who looks. */
const pages: [name: string, route: string, ready: string | RegExp, isVisitor?: boolean][] = [
  ['home', '/', '本周好课'],
  ['list', '/packageA/vod/index', /^共 \d+ 门/],
  ['detail', `/pages/course/show?id=${sql.id}`, '立即购买'],
  ['lesson', `/pages/course/video?id=${free.lessons[0]?.id}`, /正在播放/],
  ['login', '/pages/auth/login', '欢迎回来', true],
  ['cashier', `/pages/order/order?type=course&id=${sql.id}`, '支付宝 ¥59.00'],
  ['study', '/pages/course/index', '继续学习'],
  ['me', '/pages/member/index', '退出登录'],
  ['search', '/pages/search/search?keywords=SQL', /共|SQL/],
  ['role', '/pages/role/role', /^开通.*会员 ¥/],
  ['exam', '/packageA/exam/home', '考试'],
]

async function open(page: (typeof pages)[number], options: Parameters<Academy['visit']>[0] = {}): Promise<Phone> {
  const [, route, ready, isVisitor] = page
  const phone = isVisitor ? await academy.visit(options) : await academy.visitAs(mobile, options)
  await phone.go(route)
  await phone.see(ready)
  await phone.page.waitForLoadState('networkidle')
  return phone
}

/** Each finding as a line: rule, what it means, where. */
async function violations(phone: Phone): Promise<string[]> {
  // As the page's own code would come: its policy forbids inline scripts.
  await phone.page.evaluate(axe)
  return phone.page.evaluate(async () => {
    const { violations: found } = await (Reflect.get(window, 'axe') as typeof import('axe-core')).run(document)
    return found.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`))
  })
}

/** What can be pressed, but not everywhere within a finger's 44 px around its middle: name and size. */
const smallTargets = (phone: Phone): Promise<string[]> =>
  phone.page.evaluate(() => {
    const reach = 21
    const controls = [...document.querySelectorAll('input, :is([role=button],[role=link],[role=tab],[role=radio],[role=checkbox])')]
    return controls.flatMap((control) => {
      if (control.getClientRects().length === 0 || control.closest('[aria-hidden=true]')) return []
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { left, top, width, height } = control.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const points = [
        [x, y - reach],
        [x, y + reach],
        [x - reach, y],
        [x + reach, y],
      ] as const
      const isHit = points.every(([atX, atY]) => control.contains(document.elementFromPoint(atX, atY)))
      const name = control.getAttribute('aria-label') ?? control.textContent?.slice(0, 20)
      return isHit ? [] : [`${name} ${Math.round(width)}x${Math.round(height)}`]
    })
  })

describe.each(pages)('%s', (...page) => {
  it.each(['light', 'dark'] as const)('has nothing that a screen reader, or a weak eye, stumbles over: %s', async (colorScheme) => {
    const phone = await open(page, { colorScheme })
    expect(await violations(phone)).toEqual([])
    if (colorScheme === 'light') expect(await smallTargets(phone)).toEqual([])
    await phone.close()
  })

  it('does not scroll sideways on the smallest phone', async () => {
    const phone = await open(page, { viewport: { width: 320, height: 568 } })
    const [scroll, width] = await phone.page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth])
    expect([scroll, width]).toEqual([320, 320])
    await phone.close()
  })
})

describe('while it loads', () => {
  it.each(pages.filter(([name]) => ['home', 'detail', 'list', 'study'].includes(name)))(
    '%s does not shift what is there already',
    async (...page) => {
      // Slow enough for every face of the page: nothing, skeleton, content.
      const fault = await academy.fault({ pattern: '^/api', delayMs: 600 })
      const phone = await academy.visitAs(mobile)
      await phone.page.addInitScript(() => {
        Reflect.set(window, '__shift', 0)
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if (Reflect.get(entry, 'hadRecentInput')) continue
            Reflect.set(window, '__shift', Number(Reflect.get(window, '__shift')) + Number(Reflect.get(entry, 'value')))
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await phone.go(page[1])
      await phone.see(page[2])
      await phone.page.waitForLoadState('networkidle')
      await phone.page.waitForTimeout(500)
      expect(await phone.page.evaluate(() => Number(Reflect.get(window, '__shift')))).toBeLessThan(0.02)
      await academy.calm()
      expect(fault.id).toBeGreaterThan(0)
    },
  )
})
