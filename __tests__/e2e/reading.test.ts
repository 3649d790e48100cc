import { loadAcademy } from '../../sandbox/seed'
import { Academy } from './setup/academy'
import { eventually } from './setup/eventually'
import { payAt } from './setup/flows'
import type { Phone } from './setup/phone'

const seeded = loadAcademy()
const [book] = seeded.books
/** Ids follow the order of the seeds. */
const bookId = 1
const articles = [...(book?.chapters.flatMap(({ articles: rows }) => rows) ?? []), ...(book?.articles ?? [])]
const titleOf = (articleId: number) => articles[articleId - 1]?.title ?? ''

let academy: Academy
beforeAll(async () => {
  academy = await Academy.open()
  await academy.control('config', { sandbox: { pay_delay_ms: 0 } })
})
afterEach(() => academy.rest())
afterAll(() => academy.close())

/** A member who owns the book. */
async function reader(): Promise<string> {
  const mobile = academy.member()
  const path = `/addons/MeeduBooks/api/v1/book/${bookId}/buy`
  await academy.call(mobile, path, { goods_id: bookId, promo_code: 'ZTFREE' })
  return mobile
}

const article = (id: number) => `/packageA/book/read?id=${id}`

const scrollBy = (phone: Phone, px: number) =>
  phone.page
    .locator('.taro_page')
    .filter({ visible: true })
    .last()
    .evaluate((page, by) => page.scrollBy(0, by), px)

/** The line of text at the reader's eye. */
const lineAtTop = (phone: Phone): Promise<string> =>
  phone.page.evaluate(() => document.elementFromPoint(180, 80)?.textContent?.slice(0, 40) ?? '')

describe('a book', () => {
  it('is opened again at its line after the app was killed, and at its article on another phone', async () => {
    const mobile = await reader()
    const phone = await academy.visitAs(mobile)
    await phone.go(article(2))
    await phone.see(titleOf(2))
    await phone.settled()
    await phone.page.touchscreen.tap(20, 300)
    await scrollBy(phone, 420)
    const { id } = await academy.call<{ id: number }>(mobile, '/api/v2/member/detail')
    await eventually(async () =>
      expect(await phone.kept(`book_place:${id}:${bookId}`)).not.toMatchObject({ blocks: { 2: 0 } }),
    )
    const line = await lineAtTop(phone)
    expect(line.length).toBeGreaterThan(5)
    const again = await academy.visit({ memory: await phone.kill() })
    await again.go(`/packageA/book/show?id=${bookId}`)
    await again.press('继续阅读')
    await again.see(titleOf(2))
    await eventually(async () => expect(await lineAtTop(again)).toBe(line))

    const other = await academy.visitAs(mobile)
    await other.go('/pages/course/index')
    await other.press('继续学习')
    await other.at('/packageA/book/read')
    await other.see(titleOf(2))
    expect(other.page.url()).toContain('id=2')
  })

  it('is read without a network where it was opened, and says so where it was not', async () => {
    const phone = await academy.visitAs(await reader())
    await phone.go(article(1))
    await phone.see(titleOf(1))
    await phone.press('下一篇')
    await phone.page.waitForURL(/id=2/)
    await phone.see(titleOf(2))
    await phone.page.context().setOffline(true)
    await phone.press('上一篇')
    await phone.page.waitForURL(/id=1/)
    await phone.see(titleOf(1))
    await phone.pressable('说说你的想法').or(phone.words('网络不可用')).first().waitFor()
    await phone.press('下一篇')
    await phone.page.waitForURL(/id=2/)
    await phone.press('下一篇')
    await phone.page.waitForURL(/id=3/)
    await phone.see(/网络不可用/)
    await phone.page.context().setOffline(false)
    await phone.see(titleOf(3))
  })
})

describe('without a reload', () => {
  it('an article goes on where it was locked', async () => {
    const phone = await academy.visitAs(academy.member())
    await phone.go('/packageA/topic/show?id=3')
    await phone.see('后面的内容需要解锁')
    await phone.press('解锁全文')
    await payAt(phone, '3.00', '支付宝')
    await phone.press('付款成功')
    await phone.press('继续阅读')
    await phone.at('/packageA/topic/show')
    await phone.see('说说你的想法')
    await phone.gone('后面的内容需要解锁')
  })

  it('a path opens its parts: one that was on screen before is mine afterwards', async () => {
    const phone = await academy.visitAs(academy.member())
    await phone.go('/packageA/learnPath/show?id=8')
    await phone.press(/公文写作/)
    await phone.at('/pages/course/show')
    await phone.see('立即购买')
    await phone.page.evaluate(() => Reflect.set(window, 'wasHere', true))
    await phone.page.goBack()
    await phone.press('购买套餐')
    await phone.press(/^手动打款/)
    await phone.press('手动打款 ¥129.00')
    await phone.press('我已转账')
    const no = new URLSearchParams(phone.page.url().split('?')[1]).get('order')
    await academy.control(`orders/${no}/status`, { status: 9 })
    await phone.see('支付成功')
    await phone.press('开始学习')
    await phone.at('/packageA/learnPath/show')
    await phone.press(/公文写作/)
    await phone.at('/pages/course/show')
    await phone.see('开始学习')
    expect(await phone.page.evaluate(() => Reflect.get(window, 'wasHere'))).toBe(true)
  })
})

it('an article goes on paper whole, without bars, in black on white', async () => {
  const phone = await academy.visitAs(academy.member())
  await phone.go('/packageA/topic/show?id=1')
  await phone.see(seeded.topics[0]?.title ?? '')
  await phone.settled()
  await phone.page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const bars = phone.page.locator('[role=banner], [data-print=off]')
  expect(await bars.count()).toBeGreaterThan(1)
  for (const bar of await bars.all()) expect(await bar.isVisible()).toBe(false)
  const paper = await phone.page
    .locator('.taro_page')
    .last()
    .evaluate((page) => {
      const { overflowY } = getComputedStyle(page)
      const text = page.querySelector('[role=main]') ?? page
      return { overflowY, isWhole: page.clientHeight >= text.scrollHeight, ink: getComputedStyle(text).color }
    })
  expect(paper).toEqual({ overflowY: 'visible', isWhole: true, ink: 'rgb(17, 17, 17)' })
})
