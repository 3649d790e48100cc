import { routeNames, routeSpec } from '../../src/routes/registry'
import { Academy } from './setup/academy'
import { hiddenStops, lostInLargeText, overlaps, stumblingBlocks } from './setup/audit'
import { courseOf } from './setup/catalogue'
import { type Viewer, type Visit, visits } from './setup/pages'
import type { Phone } from './setup/phone'
import { addressOf, prepareVisitors, type Visitors } from './setup/visitors'

let academy: Academy
let visitors: Visitors
beforeAll(async () => {
  academy = await Academy.open({ hasArtwork: true })
  visitors = await prepareVisitors(academy)
})
afterAll(() => academy.close())

const phones = new Map<Viewer, Phone>()

/** One phone for each kind of people; what a page lives on needs one of its own. */
async function phoneOf(visit: Visit): Promise<Phone> {
  const { who = 'member', kept } = visit
  const used = phones.get(who)
  if (used && !kept) return used
  const phone = await academy.visit({ kept: visitors.keptBy(visit) })
  if (!kept) phones.set(who, phone)
  return phone
}

const everyVisit = routeNames.flatMap((name) =>
  (visits[name] ?? []).map((visit) => ({ name, who: visit.who ?? 'member', visit })),
)

describe('every page', () => {
  it('is visited', () => expect(Object.keys(visits).sort()).toEqual([...routeNames].sort()))

  it.each(everyVisit)('$name, by a $who, is for everyone and breaks nothing', async ({ name, visit }) => {
    const { ready, fault, addon } = visit
    const path = `/${routeSpec(name).path}`
    const phone = await phoneOf(visit)
    const errorsBefore = phone.errors.length
    const armed = fault && (await academy.fault(fault))
    if (addon) await academy.switchAddon(addon, true)
    await phone.go(addressOf(path, visit, visitors.orders))
    await phone.see(ready)
    if (!fault) await phone.settled()
    expect(phone.route()).toBe(path)
    expect(await stumblingBlocks(phone)).toEqual([])
    expect(await lostInLargeText(phone)).toEqual([])
    expect(await overlaps(phone, 'body')).toEqual([])
    expect(await hiddenStops(phone)).toEqual([])
    expect(phone.errors.slice(errorsBefore)).toEqual([])
    if (armed) await academy.endFault(armed)
    if (addon) await academy.switchAddon(addon, false)
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

  async function shiftsOf(phone: Phone, ready: string | RegExp): Promise<Shift[]> {
    await phone.see(ready)
    await phone.page.waitForLoadState('networkidle')
    await phone.quiet()
    const shifts = await phone.page.evaluate(() => Reflect.get(window, 'shifts') as Shift[])
    return shifts.reduce((sum, { value }) => sum + value, 0) < 0.02 ? [] : shifts
  }

  it.each([
    ['home', '/', '本周好课'],
    ['list', '/packageA/vod/index', /^共 \d+ 门/],
    ['detail', `/pages/course/show?id=${courseOf('sql').id}`, '立即购买'],
    ['me', '/pages/member/index', '每日签到'],
  ])('%s does not shift what is there already, neither at first nor the next time', async (_, route, ready) => {
    // Slow enough for every face of the page: nothing, skeleton, content, and what depends on who looks.
    await academy.fault({ path: '/api/v2/member/detail', delayMs: 1_500 })
    await academy.fault({ pattern: '^/api', delayMs: 600 })
    const phone = await academy.visitAs(academy.member())
    await phone.page.addInitScript(noteShifts)
    await phone.go(route)
    expect(await shiftsOf(phone, ready)).toEqual([])
    await phone.page.reload()
    expect(await shiftsOf(phone, ready)).toEqual([])
  })
})
