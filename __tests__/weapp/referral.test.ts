import { type Academy, type App, launch, learner, openAcademy } from './harness'

const root = '/addons/MultiLevelShare/api/v1'

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
  await app.page.tap('复制你的专属邀请链接')
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

test.each([
  ['我的', '/pages/member/index', '邀请推广', '/pages/index/index'],
  ['邀请推广', '/packageA/member/share/share', '发给朋友', '/pages/index/index'],
  ['分享海报', '/packageA/share/poster?type=course&id=3', '保存图片', '/pages/course/show'],
])('%s has a card that names me', async (_, url, words, path) => {
  start(url)
  await app.page.find(words)
  const card = () => app.share() as { path?: string } | undefined
  await app.page.until(() => card()?.path?.includes('msv=') === true, 'the card')
  expect(card()?.path?.startsWith(path)).toBe(true)
})

test('money is asked for once, however often it is pressed', async () => {
  start('/packageA/member/share/withdraw')
  await app.page.find('申请提现')
  await app.page.tap('申请提现')
  await app.page.find('请输入支付宝账户')
  await app.page.input('支付宝账户', 'a@b.c')
  await app.page.input('与支付宝实名一致', '林小满')
  await app.page.input('可提现 ¥25.50', '5.5')
  await Promise.all([app.page.tap('申请提现'), app.page.tap('申请提现')])
  await app.page.until(() => app.toasts().includes('提现申请已提交，请耐心等待管理员转账'), 'the answer')
  expect(app.callsTo(`POST ${root}/user/withdraw`)).toHaveLength(1)
})

test('a thing that is worth something says so on its share button', async () => {
  start('/pages/course/show?id=3')
  await app.page.tap('分享赚 ¥15')
  await app.page.find('生成海报')
})

test('a newcomer comes by a card and buys: the reward is there', async () => {
  await academy.configure({ sandbox: { pay_delay_ms: 0 } })
  const [inviter, newcomer] = [await academy.phoneOf('13900000010'), await academy.phoneOf('13900000011')]
  const owner = launch({ sandboxUrl: academy.url, stored: new Map(inviter), url: '/pages/course/show?id=3' })
  const card = () => owner.share() as { path?: string } | undefined
  await owner.page.until(() => card()?.path?.includes('msv=') === true, 'the card')
  const friend = launch({ sandboxUrl: academy.url, stored: newcomer, url: card()?.path })
  await friend.page.until(() => friend.callsTo(`POST ${root}/user/bind`).length > 0, 'the referrer being told')
  await friend.page.tap('course-primary-action')
  await friend.page.tap(/^微信支付 ¥/)
  await friend.page.find('支付成功')
  friend.close()
  owner.close()
  app = launch({ sandboxUrl: academy.url, stored: inviter, url: '/packageA/member/share/share' })
  await app.page.find('¥15.00')
  await app.page.tap('邀请记录')
  await app.page.find(/^\*{6}/)
})
