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

/** Each finding as a line: rule, what it means, where. */
async function violations(phone: Phone): Promise<string[]> {
  // As the page's own code would come: its policy forbids inline scripts.
  await phone.page.evaluate(axe)
  return phone.page.evaluate(async () => {
    const { run } = Reflect.get(window, 'axe') as typeof import('axe-core')
    const { violations: found } = await run(document)
    return found.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
    )
  })
}

/** What can be pressed, but not everywhere within a finger's 44 px around its middle: name and size. */
const smallTargets = (phone: Phone): Promise<string[]> =>
  phone.page.evaluate(() => {
    const reach = 21
    const roles = ['button', 'link', 'tab', 'radio', 'checkbox'].map((role) => `[role=${role}]`)
    return [...document.querySelectorAll(['input', ...roles].join())].flatMap((control) => {
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

describe.each(pages)('%s', (_, route, ready, isVisitor) => {
  let phone: Phone
  beforeAll(async () => {
    phone = isVisitor ? await academy.visit() : await academy.visitAs(mobile)
    await phone.go(route)
    await phone.see(ready)
    await phone.page.waitForLoadState('networkidle')
  })
  afterAll(() => phone.close())

  it('can be pressed by a finger', async () => {
    expect(await smallTargets(phone)).toEqual([])
  })

  it.each(['light', 'dark'] as const)(
    'has nothing that a screen reader or a weak eye stumbles over: %s',
    async (colorScheme) => {
      await phone.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      expect(await violations(phone)).toEqual([])
    },
  )

  it('does not scroll sideways on the smallest phone', async () => {
    await phone.page.setViewportSize({ width: 320, height: 568 })
    const widths = await phone.page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth])
    expect(widths).toEqual([320, 320])
  })
})

interface Shift {
  value: number
  nodes: string[]
}

/** What Chromium reports and TypeScript does not know. */
interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node?: Node | null }[]
}

/** Notes every jump of the layout that no finger has caused. */
function noteShifts(): void {
  const shifts: Shift[] = []
  Reflect.set(window, 'shifts', shifts)
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value, sources } of list.getEntries() as LayoutShift[]) {
      const nodes = sources.map(({ node }) => node?.textContent?.slice(0, 20) ?? '')
      if (!hadRecentInput) shifts.push({ value, nodes })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

describe('while it loads', () => {
  afterEach(() => academy.calm())

  it.each(pages.slice(0, 3))('%s does not shift what is there already', async (_, route, ready) => {
    // Slow enough for every face of the page: nothing, skeleton, content, and what depends on who looks.
    await academy.fault({ path: '/api/v2/member/detail', delayMs: 1_500 })
    await academy.fault({ pattern: '^/api', delayMs: 600 })
    const phone = await academy.visitAs(mobile)
    await phone.page.addInitScript(noteShifts)
    await phone.go(route)
    await phone.see(ready)
    await phone.page.waitForLoadState('networkidle')
    await phone.page.waitForTimeout(500)
    const shifts = await phone.page.evaluate(() => Reflect.get(window, 'shifts') as Shift[])
    const total = shifts.reduce((sum, { value }) => sum + value, 0)
    expect(total < 0.02 ? [] : shifts).toEqual([])
  })
})
