import { benefitLists, type List, nameOf, pageOf } from '../setup/benefitLists'
import { Academy } from './setup/academy'
import type { Phone } from './setup/phone'

/** The long form, of several minutes, has all lists: `LIST_ROWS=2000`. */
const { LIST_ROWS } = process.env
const rowCount = Number(LIST_ROWS ?? 200)
/** Drawn at once, of all kinds of elements. */
const maxNodes = 2_500
/** One flat, one a level down, one below other things; the others' rows are counted in jsdom (audit/benefitLists). */
const drawn = ['资金明细', '积分商城', '余额明细']

let academy: Academy
/** Each list is served by the test itself: one member has them all, on one phone, which has the app's code after the first. */
let phone: Phone
beforeAll(async () => {
  academy = await Academy.open()
  await academy.switchAddon('MultiLevelShare', true)
  phone = await academy.visitAs(academy.member())
})
afterEach(() => phone.page.unrouteAll())
afterAll(() => academy.close())

/** The server has so many rows of this list. */
const serve = (list: List, total: number): Promise<unknown> =>
  phone.page.route(
    ({ pathname }) => pathname === list.call,
    (route) => {
      const query = Object.fromEntries(new URL(route.request().url()).searchParams)
      return route.fulfill({ json: { code: 0, message: '', data: pageOf(list, total, query) } })
    },
  )

/** As real servers answer when something went wrong: nothing that the app would try again by itself. */
const fail = ({ call }: List): Promise<unknown> =>
  phone.page.route(
    ({ pathname }) => pathname === call,
    (route) => route.fulfill({ json: { code: 1, message: '错误', data: [] } }),
  )

const scroller = () => phone.page.locator('.taro_page').filter({ visible: true }).last()

test.each(Object.entries(benefitLists).filter(([name]) => LIST_ROWS || drawn.includes(name)))(
  '%s: nothing there; not there; there again, to the last row, few of them drawn',
  async (_, list) => {
    await serve(list, 0)
    await phone.open(list.address)
    await phone.see(list.none)
    await fail(list)
    await phone.page.reload()
    await phone.see('重试')
    await serve(list, rowCount)
    await phone.press('重试')
    await phone.see(nameOf(1))
    await scroller().evaluate(async (page) => {
      while (!page.textContent?.includes('没有更多了')) {
        page.scrollTop = page.scrollHeight
        await new Promise(requestAnimationFrame)
      }
    })
    await phone.see(nameOf(rowCount))
    expect(await scroller().evaluate((page) => page.getElementsByTagName('*').length)).toBeLessThan(maxNodes)
  },
)
