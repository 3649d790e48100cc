import { type App, launch, startSandbox } from './harness'
import { signIn } from './harness/signIn'

/** Prices and words of buying. WeChat does not let mini-programs sell digital goods on iOS. */
const selling = /[¥￥]|\d元|购买|开通|续费|付款|支付|订单|优惠|充值|会员免费|价格/

let app: App
let page: App['page']

beforeAll(async () => {
  app = launch({ sandboxUrl: await startSandbox(), platform: 'ios' })
  page = app.page
  await page.find('本周好课')
})

test('home', () => {
  expect(page.text()).not.toMatch(selling)
})

test('list, course and a locked lesson', async () => {
  await page.tap('录播课')
  await signIn(page)
  await page.find('前端第一课：做一个真正能用的网页')
  expect(page.text()).not.toMatch(selling)
  await page.tap('TypeScript 类型实战：让错误停在编辑器里')
  await page.find('类型不是负担')
  expect(page.text()).not.toMatch(selling)
  await page.tap('目录')
  await page.tap('推断：哪里该写，哪里不写')
  await page.find('这节课还没有解锁')
  expect(page.text()).not.toMatch(selling)
})

test.each([
  ['the cashier', '/pages/order/order?type=course&id=3', '这里暂时不能查看'],
  ['membership', '/pages/role/role', '这里暂时不能查看'],
])('%s is closed', async (_, url, words) => {
  app.open(url)
  await page.find(words)
  expect(page.text()).not.toMatch(selling)
})

test.each(['学习', '我的'])('tab %s', async (label) => {
  app.open('/pages/index/index')
  app.tab(label)
  await page.find(label === '我的' ? '退出登录' : '收藏')
  expect(page.text()).not.toMatch(selling)
})
