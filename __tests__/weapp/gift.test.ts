import { type Academy, launch, learner, openAcademy } from './harness'
import { type Card, logIn } from './pages/cards'

const page = '/packageA/member/codeExchanger/index'
const arrived = /^有人送你一个兑换码/
const code = 'ZTGIFT2026'

let academy: Academy
beforeAll(async () => {
  academy = await openAcademy()
})

test('a code goes to a friend as a card; WeChat’s menu hands on the academy', async () => {
  const app = launch({ sandboxUrl: academy.url, stored: await academy.phoneOf(learner), url: page })
  await app.page.input('请输入兑换码', ' zt gift 2026')
  await app.page.tap('送给朋友')
  await app.page.find('发给朋友')
  const card = app.shareByButton() as Card
  expect(card).toMatchObject({ title: '送你一份课程，打开就能兑换', imageUrl: expect.stringMatching(/./) })
  expect(card.path).toMatch(/^\/packageA\/member\/codeExchanger\/index\?code=ZTGIFT2026&msv=\d+$/)
  const menu = app.share() as Card
  expect(JSON.stringify(menu)).not.toContain(code)
  expect(menu.imageUrl).toBeTruthy()
  expect(app.requests().filter(({ call }) => call.includes('CodeExchanger'))).toEqual([])
})

test('the friend logs in and finds it filled in; nothing was redeemed', async () => {
  const stored = new Map<string, string>()
  const app = launch({ sandboxUrl: academy.url, stored, url: `${page}?code=${code}&msv=7` })
  await logIn(app)
  await app.page.untilAt(page)
  await app.page.find(arrived)
  expect(JSON.stringify([...stored])).not.toContain(code)
  expect(JSON.stringify(app.share())).not.toContain(code)
  expect(app.requests().filter(({ call }) => call.includes('CodeExchanger'))).toEqual([])
})

test('a card that opens the running app fills it in as well', async () => {
  const app = launch({ sandboxUrl: academy.url, stored: await academy.phoneOf(learner) })
  await app.page.find('本周好课')
  app.open(`${page}?code=${code}`)
  await app.page.find(arrived)
  expect(JSON.stringify(app.share())).not.toContain(code)
})

test('an academy without a logo names its bare host: the card has a picture of the app’s own', async () => {
  await academy.configure({ logo: { logo: academy.url } })
  const app = launch({ sandboxUrl: academy.url, stored: await academy.phoneOf(learner), url: `${page}?code=${code}` })
  await app.page.tap('送给朋友')
  await app.page.find('发给朋友')
  for (const card of [app.shareByButton(), app.share()]) {
    expect(card).toMatchObject({ imageUrl: expect.stringMatching(/^\/assets\/.+\.png$/) })
  }
})
