import { loadAcademy } from '../../sandbox/seed'
import { Academy } from './setup/academy'
import type { Phone } from './setup/phone'
import { longestTask, slowDown } from './setup/trace'

const seeded = loadAcademy()
const rowCount = 2_000
const [sample] = seeded.courses

/** The academy with so many courses that no list of them may be drawn as a whole. */
const content = {
  ...seeded,
  courses: [
    ...seeded.courses,
    ...Array.from({ length: rowCount }, (_, index) => ({
      key: sample?.key ?? '',
      title: `第 ${index + 1} 门课，题目写满两行的时候也要放得下`,
      category: sample?.category,
      priceYuan: index % 3 === 0 ? 0 : 99,
      shortDescription: '',
      descriptionHtml: '',
      userCount: index,
      daysAgo: 2_000,
      media: 'hls' as const,
      chapters: [],
      lessons: [],
    })),
  ],
}

/** A photo, as operators upload them: the sandbox's own drawings cost more than the list. */
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

let academy: Academy
beforeAll(async () => {
  academy = await Academy.open({ content })
})
afterAll(() => academy.close())

const scroller = (phone: Phone) => phone.page.locator('.taro_page').filter({ visible: true }).last()

/** Swipes: down the list by a negative distance. px, px per second. */
async function swipe(phone: Phone, distance: number, speed: number): Promise<void> {
  const session = await phone.page.context().newCDPSession(phone.page)
  await session.send('Input.synthesizeScrollGesture', { x: 200, y: 400, yDistance: distance, speed })
}

const toEnd = (phone: Phone): Promise<void> =>
  scroller(phone).evaluate(async (page) => {
    while (!page.textContent?.includes('没有更多了')) {
      page.scrollTop = page.scrollHeight
      await new Promise(requestAnimationFrame)
    }
  })

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

async function atList(): Promise<Phone> {
  const phone = await academy.visitAs(academy.member())
  await phone.page.route(/\/art\/cover\//, (route) => route.fulfill({ contentType: 'image/png', body: photo }))
  await phone.go('/packageA/vod/index')
  await phone.see(/^共 \d+ 门/)
  return phone
}

/** What else the machine does only adds to it. */
async function longestOf(tries: number, phone: Phone, act: () => Promise<void>): Promise<number> {
  let shortest = Infinity
  for (let left = tries; left > 0 && shortest > 50; left--)
    shortest = Math.min(shortest, (await longestTask(phone, act)).busyMs)
  return shortest
}

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

test('a growing list on a slow phone: no long task', async () => {
  const phone = await atList()
  await slowDown(phone, 4)
  await swipe(phone, -1_000, 2_000)
  expect(await longestOf(4, phone, () => swipe(phone, -3_000, 3_000))).toBeLessThan(50)
  await phone.close()
}, 120_000)

test('2,000 rows on a slow phone: no long task, few nodes, nothing moves', async () => {
  const phone = await atList()
  await scrollTo(phone, 3_000)
  await settled(phone)
  const place = await middle(phone)

  await toEnd(phone)
  expect(await heightOf(phone)).toBeGreaterThan(rowCount * 100)
  await slowDown(phone, 4)
  await swipe(phone, 1_000, 2_000)
  expect(await longestOf(4, phone, () => swipe(phone, 5_000, 3_000))).toBeLessThan(50)
  expect(await nodeCount(phone)).toBeLessThan(1_500)
  await slowDown(phone, 1)
  await scrollTo(phone, 3_000)
  await settled(phone)
  expect(await middle(phone)).toEqual(place)
  await phone.close()
}, 120_000)

test('back from a detail the list is where it was, with all that it had', async () => {
  const phone = await atList()
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
