import { type Academy, type App, launch, learner, openAcademy } from './harness'

let academy: Academy
let stored: Map<string, string>
let app: App

beforeAll(async () => {
  academy = await openAcademy()
  await academy.switchAddon('MultiLevelShare', true)
  stored = await academy.phoneOf(learner)
})
afterEach(() => app.close())

const start = (url: string) => (app = launch({ sandboxUrl: academy.url, stored: new Map(stored), url }))

test('from 我的 to the account; links are those that any browser opens', async () => {
  start('/pages/member/index')
  await app.page.tap('邀请推广')
  await app.page.find('¥25.50')
  await app.page.tap('复制您的专属邀请链接')
  await app.page.until(() => app.seen.copied.length === 1, 'the link')
  await app.page.tap(/^复制链接：TypeScript/)
  await app.page.until(() => app.seen.copied.length === 2, 'the link of the course')
  const { id } = await academy.ask<{ id: number }>('/api/v2/member/detail', { token: await academy.login(learner) })
  expect(app.seen.copied).toEqual([
    `${academy.url}/#/pages/index/index?msv=${id}`,
    `${academy.url}/#/pages/course/show?id=3&msv=${id}`,
  ])
  await app.page.tap('海报分享')
  await app.page.untilAt('/packageA/share/poster')
})

test('money is asked for once, however often it is pressed', async () => {
  start('/packageA/member/share/withdraw')
  await app.page.find('申请提现')
  await app.page.tap('申请提现')
  await app.page.find('请输入支付宝账户')
  await app.page.input('支付宝账户', 'a@b.c')
  await app.page.input('与支付宝实名一致', '林小满')
  await app.page.input('可提现 25.50 元', '5.5')
  await Promise.all([app.page.tap('申请提现'), app.page.tap('申请提现')])
  await app.page.until(() => app.toasts().includes('提现申请已提交，请耐心等待管理员转账'), 'the answer')
  expect(app.callsTo('POST /addons/MultiLevelShare/api/v1/user/withdraw')).toHaveLength(1)
})

test('a thing that is worth something says so on its share button', async () => {
  start('/pages/course/show?id=3')
  await app.page.tap('分享赚￥15')
  await app.page.find('生成海报')
})
