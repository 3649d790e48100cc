import { type App, launch, startSandbox } from './harness'
import { signIn } from './harness/signIn'

/** Prices and words of buying. WeChat does not let mini-programs sell digital goods on iOS. */
const selling = /[¥￥]|\d元|购买|开通|续费|付款|支付|订单|优惠|充值|会员免费|价格/

let app: App
let page: App['page']
let sandboxUrl: string

beforeAll(async () => {
  sandboxUrl = await startSandbox()
  app = launch({ sandboxUrl, platform: 'ios' })
  page = app.page
  await page.find('本周好课')
})

test('home', () => {
  expect(page.text()).not.toMatch(selling)
})

test('list, course and a locked lesson', async () => {
  await page.tap('录播课')
  await signIn(page)
  await page.find('大模型应用开发：从提示词到检索增强')
  expect(page.text()).not.toMatch(selling)
  app.open('/pages/course/show?id=4')
  await page.find('React 组件设计：写给一年后的自己')
  await page.find('免费试看')
  expect(page.text()).not.toMatch(selling)
  await page.tap('目录')
  await page.tap('按变化拆，不按大小拆')
  await page.find('这节课还没有解锁')
  expect(page.text()).not.toMatch(selling)
})

test("an address of the academy's H5 opens the page of the app, not H5 with its prices", async () => {
  const address = `${sandboxUrl}/?from=menu#/pages/course/show?id=4`
  app.open(`/pages/webview/webview?url=${encodeURIComponent(address)}`)
  await page.untilAt('/pages/course/show?id=4')
  await page.find('免费试看')
  expect(page.text()).not.toMatch(selling)
})

test.each<[string, string, string | RegExp]>([
  ['flash sales', '/packageA/ms/index', '楷书第一笔：从横开始'],
  ['group buying', '/packageA/tg/index', '日语零基础：五十音到第一次自我介绍'],
  ['the groups of others', '/packageA/tg/queue?id=1', /人拼成/],
  ['my invite code', '/packageA/member/promoCode', '生成邀请码'],
])('%s: nothing of money or haste', async (_, url, words) => {
  app.open(url)
  await page.find(words)
  expect(page.text()).not.toMatch(selling)
  expect(page.text()).not.toMatch(/抢|剩|距结束|下单|收银台/)
})

test.each([
  ['the cashier', '/pages/order/order?type=course&id=3', '这里暂时不能查看'],
  ['the wait for a payment', '/pages/order/wechat_h5?order=1', '这里暂时不能查看'],
  ['the result of a payment', '/pages/order/success?order=1', '这里暂时不能查看'],
  ['membership', '/pages/role/role', '还不是会员'],
])('%s sells nothing', async (_, url, words) => {
  app.open(url)
  await page.find(words)
  expect(page.text()).not.toMatch(selling)
})

test.each(['学习', '我的'])('tab %s', async (label) => {
  app.open('/pages/index/index')
  app.tab(label)
  await page.find(label === '我的' ? '我的服务' : '收藏')
  expect(page.text()).not.toMatch(selling)
})
