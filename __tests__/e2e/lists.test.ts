import type { Academy } from './setup/academy'
import { atList, openLongList, rowCount, scroller, toEnd } from './setup/longList'
import type { Phone } from './setup/phone'

/** Drawn at once, of a screenful of rows and what is near it. */
const maxNodes = 1_500

let academy: Academy
beforeAll(async () => {
  academy = await openLongList()
})
afterAll(() => academy.close())

/** Down to a place that the list may still have to grow to. */
const scrollTo = (phone: Phone, px: number): Promise<void> =>
  scroller(phone).evaluate(async (page, top) => {
    for (page.scrollTop = top; page.scrollTop < top; page.scrollTop = top) await new Promise(requestAnimationFrame)
  }, px)

const heightOf = (phone: Phone) => scroller(phone).evaluate((page) => page.scrollHeight)

const nodeCount = (phone: Phone) => scroller(phone).evaluate((page) => page.getElementsByTagName('*').length)

/** The row across the middle of the screen, and where its box begins. */
const middle = (phone: Phone) =>
  phone.page.evaluate(() => {
    const row = document.elementFromPoint(200, 400)?.closest('[role=link]')
    return [row?.textContent, Math.round(row?.getBoundingClientRect().top ?? 0)]
  })

/** Waits until what was asked for has come and nothing has moved for ten frames. */
async function settled(phone: Phone): Promise<void> {
  await phone.settled()
  await scroller(phone).evaluate(async (page) => {
    const look = () => `${page.scrollTop} ${page.scrollHeight} ${page.getElementsByTagName('*').length}`
    for (let still = 0, last = ''; still < 10; still = look() === last ? still + 1 : 0) {
      last = look()
      await new Promise(requestAnimationFrame)
    }
  })
  await phone.settled()
}

test('2,000 rows: few nodes, nothing moves', async () => {
  const phone = await atList(academy)
  await scrollTo(phone, 3_000)
  await settled(phone)
  const place = await middle(phone)

  await toEnd(phone)
  await settled(phone)
  expect(await heightOf(phone)).toBeGreaterThan(rowCount * 100)
  expect(await nodeCount(phone)).toBeLessThan(maxNodes)
  await scrollTo(phone, 3_000)
  await settled(phone)
  expect(await middle(phone)).toEqual(place)
  expect(await nodeCount(phone)).toBeLessThan(maxNodes)
  await phone.close()
})

test('back from a detail the list is where it was, with all that it had', async () => {
  const phone = await atList(academy)
  for (const px of [3_000, 6_000]) {
    await scrollTo(phone, px)
    await settled(phone)
  }
  const place = await middle(phone)
  const lists = () => phone.calls('GET', /api\/v2\/courses\?/).length
  const loaded = lists()
  expect(loaded).toBeGreaterThan(2)
  await phone.page.touchscreen.tap(200, 400)
  await phone.at('/pages/course/show')
  await phone.see('目录')
  await phone.page.goBack()
  await phone.at('/packageA/vod/index')
  await settled(phone)
  expect(await middle(phone)).toEqual(place)
  expect(lists()).toBe(loaded)
  await phone.close()
})

test('search: back from a result it is at the same place, with the same words', async () => {
  const phone = await academy.visitAs(academy.member())
  await phone.go('/pages/search/search')
  await phone.page.getByRole('searchbox').or(phone.page.locator('input')).first().fill('题目')
  await phone.see(/第 \d+ 门课/)
  for (let page = 0; page < 3; page++) {
    await scroller(phone).evaluate((list) => void (list.scrollTop = list.scrollHeight))
    await settled(phone)
  }
  await scrollTo(phone, 1_500)
  await settled(phone)
  const place = await middle(phone)
  expect(place[0]).toContain('题目')
  await phone.page.touchscreen.tap(200, 400)
  await phone.at('/pages/course/show')
  await phone.see('目录')
  await phone.page.goBack()
  await phone.at('/pages/search/search')
  await settled(phone)
  expect(await middle(phone)).toEqual(place)
  await phone.close()
})
