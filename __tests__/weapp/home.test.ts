import { type App, launch, startSandbox } from './harness'
import { layOut } from './harness/layout'

let app: App

beforeAll(async () => {
  app = launch({ sandboxUrl: await startSandbox() })
  await app.page.find('本周好课')
})

const windowPx = 812

/** Scrolls down until the page shows these words, and no further than it goes. */
async function scrollTo(words: string): Promise<void> {
  const { page } = app
  let topPx = 0
  await page.until(() => {
    const { root } = page
    const lowestPx = (layOut(root).get(root)?.heightPx ?? 0) - windowPx
    app.scrollTo((topPx = Math.min(topPx + 200, lowestPx)))
    return page.has(words)
  }, words)
}

test('draws the blocks near the screen, and the others when the learner comes near', async () => {
  const { page } = app
  const isRoom = ({ style }: (typeof page.root.all)[number]) => Number(/\bheight: *(\d+)px/.exec(style)?.[1]) > 500
  expect(page.root.all.some(isRoom)).toBe(true)
  expect(page.has('知途网校')).toBe(false)
  expect(page.root.all.length).toBeLessThan(700)
  await scrollTo('知途网校')
  await page.until(() => !page.root.all.some(isRoom), 'no room is left')
})

test('shows the blocks of the backend, and skips the ones that it does not know', () => {
  const { page } = app
  expect(page.findAll('swiper-item')).toHaveLength(3)
  expect(page.has('全息教室')).toBe(false)
  const pictures = page.findAll('image').map((image) => String(image.attribute('src')))
  expect(pictures.length).toBeGreaterThan(10)
  expect(pictures.filter((src) => !/^https?:\/\//.test(src))).toEqual([])
})

test('calls the backend as the mini-program', () => {
  const calls = app.requests()
  expect(calls.map(({ call }) => call)).toEqual(
    expect.arrayContaining(['GET /api/v2/other/config', 'GET /api/v2/viewBlock/page/blocks']),
  )
  const platforms = calls.map(({ headers }) => headers.get('meedu-platform'))
  expect(platforms).toEqual(calls.map(() => 'MINI'))
})

test('sends nothing that only browsers read', () => {
  const sent = app.page.root.all.flatMap(({ facts }) => Object.keys(facts))
  expect(sent.filter((name) => ['nativeProps', 'tabindex', 'onKeyDown'].includes(name))).toEqual([])
})

test('sends small changes to the screen', () => {
  expect(app.largestSetData().bytes).toBeLessThan(128 * 1024)
})

test('says below its head when the network is away, and when it is back', async () => {
  app.connect(false)
  const words = await app.page.find('网络不可用，恢复后自动刷新')
  const order = app.page.root.all.map(({ text }) => text)
  expect(order.indexOf('搜课程')).toBeLessThan(order.indexOf(words.text))
  // The capsule and the status bar are the head's matter alone.
  const isInset = ({ style }: (typeof words.ancestry)[number]) => style.includes('padding')
  expect(words.ancestry.filter(isInset)).toEqual([])
  expect(app.page.root.all.filter(isInset)).toHaveLength(1)
  app.connect(true)
  await app.page.untilGone('网络不可用，恢复后自动刷新')
})

test('keeps what is on screen while a refresh fails', async () => {
  app.refuse('request', 'timeout')
  app.pullDown()
  await app.page.find('本周好课')
})

test('opens the tabs', async () => {
  const { page } = app
  app.tab('考试')
  await page.untilAt('/packageA/exam/home')
  await page.find('最新试卷')
  app.tab('学习')
  await page.find('登录后接着上次学')
  app.tab('我的')
  await page.find('登录 / 注册')
  app.tab('首页')
  await page.find('本周好课')
  expect(app.stack()).toEqual(['pages/index/index'])
})
