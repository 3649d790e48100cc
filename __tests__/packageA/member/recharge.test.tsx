import { act } from 'react'

import Recharge from '@/packageA/member/recharge'

import { aMember } from '../../factories/member'
import { fakeBackend, ok, refusal } from '../../setup/backend'
import { alerts, control, press, settle, showAgain, type, typed } from '../../setup/learner'
import { navigation } from '../../setup/navigation'
import { openScreen, type ScreenOptions } from '../../setup/openScreen'

const memberCall = 'GET /api/v2/member/detail'
const termsCall = 'GET /addons/templateOne/api/v1/settings'
const topUpCall = 'POST /api/v2/order/recharge'
const recordsCall = 'GET /addons/templateOne/api/v1/member/credit2Records'
const noRoute = refusal('路由不存在', 404)

const member = { id: 7, nick_name: '孤舟听雨', credit2: 200 }
const record = { id: 1, sum: 50, remark: '学币充值', created_at: '2024-05-01T02:30:00.000000Z' }

beforeEach(() => {
  jest.clearAllMocks()
  localStorage.clear()
})

const backendWith = (replies: Parameters<typeof fakeBackend>[0] = {}) =>
  fakeBackend({
    [memberCall]: ok(member),
    [termsCall]: ok({ credit2_name: '学币', credit2_exchange_rate: 10 }),
    [topUpCall]: refusal('参数错误'),
    [recordsCall]: ok({ data: [record, { ...record, sum: -30, remark: '购买「宋画」' }], total: 2 }),
    ...replies,
  })

const radio = (name: string): HTMLElement => {
  const radios = [...document.querySelectorAll<HTMLElement>('[role=radio]')]
  const found = radios.find(({ textContent }) => textContent === name)
  if (!found) throw new Error(`No radio is called ${name}`)
  return found
}

const open = async (over: ScreenOptions = {}) => {
  const screen = await openScreen(Recharge, {
    user: aMember({ balanceYuan: 200 }),
    addons: ['TemplateOne'],
    ...over,
  })
  await settle(50)
  return screen
}

test('how much there is, what an amount buys, and what became of it', async () => {
  backendWith()
  const screen = await open()
  expect(screen.text()).toMatch(/我的学币200/)
  expect(screen.text()).toMatch(/¥50500 学币/)
  expect(screen.text()).toMatch(/学币充值2024-05-01 10:30\+50.*购买「宋画」.*-30/)
})

test('a quick amount goes to the cashier', async () => {
  backendWith()
  await open()
  await act(async () => radio('¥1001,000 学币').click())
  expect(await typed('其他金额')).toBe('100')
  await press('立即充值 ¥100')
  expect(navigation.pushed()).toContain('/pages/order/order?type=recharge&id=100')
})

test('so does an amount of one’s own', async () => {
  backendWith()
  await open()
  await type('其他金额', '66')
  await press('立即充值 ¥66')
  expect(navigation.pushed()).toContain('/pages/order/order?type=recharge&id=66')
})

test.each([
  ['', '请输入充值金额'],
  ['0', '充值金额应在 1 到 50000 之间'],
  ['12.5', '只能输入数字'],
  ['一百', '只能输入数字'],
  ['999999', '充值金额应在 1 到 50000 之间'],
])('%s is not an amount: %s', async (amount, message) => {
  backendWith()
  await open()
  await type('其他金额', amount)
  await press('立即充值')
  expect(alerts()).toEqual([message])
  expect(navigation.pushed()).toEqual([])
})

test('a double press opens one cashier', async () => {
  backendWith()
  await open()
  const button = control('立即充值 ¥50')
  await act(async () => {
    button.click()
    button.click()
  })
  expect(navigation.pushed()).toHaveLength(1)
})

test('coming back after paying shows the new balance', async () => {
  const backend = backendWith()
  const screen = await open()
  backend.reply(memberCall, ok({ ...member, credit2: 250 }))
  await showAgain()
  await screen.see('我的学币250')
})

test('a server without the add-on is not asked', async () => {
  const backend = fakeBackend()
  const screen = await openScreen(Recharge, { user: aMember() })
  await screen.see('这里还没有开放')
  expect(backend.sent).toEqual([])
})

test('a server that does not offer it: balance alone, no way to pay', async () => {
  backendWith({ [termsCall]: noRoute, [recordsCall]: noRoute })
  const screen = await open()
  await screen.see('网校还没有开通充值')
  expect(screen.text()).toContain('我的余额¥200.00')
  expect(screen.text()).not.toMatch(/立即充值|余额明细/)
})

test('a server with a balance, but without its top-up: balance and records, no amount', async () => {
  const backend = backendWith({ [topUpCall]: noRoute })
  const screen = await open()
  await screen.see('网校还没有开通充值')
  expect(screen.text()).toMatch(/我的学币200.*学币充值/)
  expect(screen.text()).not.toMatch(/立即充值|其他金额/)
  expect(backend.sentTo(topUpCall)).toMatchObject([{ body: {} }])
})

test('terms that did not load come on retry', async () => {
  const backend = backendWith({ [termsCall]: refusal('错误') })
  const screen = await open()
  await screen.see('充值信息没有加载出来')
  backend.reply(termsCall, ok({}))
  await press('重试')
  await screen.see('立即充值 ¥50')
})

test('no history yet', async () => {
  backendWith({ [recordsCall]: ok({ data: [], total: 0 }) })
  const screen = await open()
  await screen.see('充值和使用的记录会出现在这里')
})

test('where nothing may be sold the page says nothing of money', async () => {
  backendWith()
  const screen = await open({ selling: 'hidden' })
  expect(screen.text()).toContain('这里暂时不能查看')
  expect(screen.text()).not.toMatch(/¥|学币|立即充值/)
})

test('a visitor is asked to log in', async () => {
  fakeBackend()
  await openScreen(Recharge)
  await settle()
  expect([...navigation.pushed(), ...navigation.replaced()]).toEqual(['/pages/auth/login?redirect=recharge'])
})
