import { act } from 'react'

import { forgetDialect } from '@/api/dialect'
import { serverClock } from '@/lib/serverClock'
import Order from '@/pages/order/order'
import Success from '@/pages/order/success'
import { payAdapter } from '@/platform/pay'
import { tokenItem } from '@/stores/session'

import { detailWire } from '../../factories/course'
import { groupDetailWire, groupOrderWire, groupSaleWire, groupWire } from '../../factories/groupBuy'
import { aMember } from '../../factories/member'
import { fakeBackend, ok, refusal } from '../../setup/backend'
import { pass } from '../../setup/clock'
import { press, settle } from '../../setup/learner'
import { navigation } from '../../setup/navigation'
import { openScreen, type OpenScreen, type ScreenOptions } from '../../setup/openScreen'

beforeEach(() => void serverClock.learn(new Date().toISOString()))

const root = '/addons/TuanGou/api/v1/t'
const [saleCall, buyCall, mineCall] = [`GET ${root}/5`, `POST ${root}/5/buy`, `GET ${root}/member/orders`]
const courseCall = 'GET /api/v2/course/3'
const [listCall, statusCall] = ['GET /api/v2/member/orders', 'GET /api/v2/order/status']

jest.spyOn(payAdapter, 'leaveFor').mockReturnValue()

const created = { id: 1, order_id: 'no-1', charge: 79, status_text: '未支付' }
const row = (orderNo: string, status = '未支付') => ({
  ...{ id: 1, order_id: orderNo, charge: 79, status_text: status, created_at: new Date().toISOString() },
  goods: [{ goods_id: 5, goods_type: '课程团购', goods_name: '数据结构', goods_thumb: '' }],
})

const backendWith = (replies: Parameters<typeof fakeBackend>[0] = {}) =>
  fakeBackend({
    [saleCall]: ok(groupDetailWire()),
    [courseCall]: ok(detailWire()),
    [buyCall]: ok(created),
    [mineCall]: ok({ data: [], total: 0 }),
    [listCall]: ok({ data: [], total: 0 }),
    [statusCall]: ok({ status: 1 }),
    'GET /api/v2/order/payments': ok([{ sign: 'alipay', name: '支付宝', icon: '' }]),
    ...replies,
  })

const as: ScreenOptions = { user: aMember(), addons: ['TuanGou'] }
const open = (gid: number) =>
  openScreen(Order, { ...as, params: { type: 'course', id: '3', promotion: `tg-5-${gid}` } })

async function pay(): Promise<void> {
  await act(async () => document.getElementById('pay')?.click())
  await settle()
}

beforeEach(() => {
  localStorage.clear()
  forgetDialect()
  tokenItem.set('a.b.c')
})

test.each([0, 41])('group %s: the bill, and one order that names the group', async (gid) => {
  const backend = backendWith()
  const screen = await open(gid)
  await screen.see('支付宝 ¥79.00')
  expect(screen.text()).toMatch(/数据结构3 人团 · 拼团失败原路退款拼团金额¥79\.00/)
  await pay()
  expect(backend.sentTo(buyCall).map(({ body }) => body)).toEqual([{ goods_id: 5, gid }])
})

test.each([
  ['full or gone', 99, groupDetailWire(), '这个团已满员或过期', '/packageA/tg/queue?id=5'],
  ['joined already', 41, groupDetailWire({ join_item: groupWire() }), '你已在拼团中', '/packageA/tg/queue?id=5&gid=41'],
])('%s: said at once, with the way to the groups', async (_, gid, detail, words, address) => {
  backendWith({ [saleCall]: ok(detail) })
  const screen = await open(gid)
  await screen.see(words)
  expect(document.getElementById('pay')).toBeNull()
  await press('查看拼团')
  expect(navigation.replaced()).toEqual([address])
})

test.each([
  ['the group', 41, (over: object) => groupDetailWire({ items: [groupWire(over)] }), '这个团已满员或过期'],
  ['the sale', 0, (over: object) => groupDetailWire({ goods: groupSaleWire(over) }), '拼团活动已结束'],
])(
  'the time of %s ends while the bill is on screen: no money is taken, though the server says nothing',
  async (...of) => {
    const [, gid, detail, words] = of
    const backend = backendWith({ [saleCall]: ok(detail({ count_down: 2, ended_count_down: 2 })) })
    const screen = await open(gid)
    await screen.see('支付宝 ¥79.00')
    backend.reply(saleCall, ok(detail({ count_down: 0, ended_count_down: 0 })))
    await pass(3_000)
    await screen.see(words)
    expect(document.getElementById('pay')).toBeNull()
  },
)

test.each([0, 41])('group %s: one that I have opened and not paid for is in nobody’s way', async (gid) => {
  const own = groupWire({ id: 40, status: 0 })
  const backend = backendWith({ [saleCall]: ok(groupDetailWire({ join_item: own })) })
  const screen = await open(gid)
  await screen.see('支付宝 ¥79.00')
  expect(screen.text()).not.toContain('你已在拼团中')
  await pay()
  expect(backend.sentTo(buyCall)).toHaveLength(1)
})

test.each([
  ['the one that I have opened', 42, '这是一笔未付的订单'],
  ["somebody else's", 41, '支付宝 ¥79.00'],
])('a server that names a group by its id alone: an order for %s', async (_, gid, words) => {
  const own = gid === 42 ? { join_item: groupWire({ id: 42, status: 0 }) } : {}
  const backend = backendWith({
    [saleCall]: ok(groupDetailWire(own)),
    [mineCall]: ok({ data: [groupOrderWire({ status: 0, item: [], gid })], total: 1 }),
    [listCall]: ok({ data: [row('no-7')], total: 1 }),
  })
  const screen = await open(0)
  await screen.see(words)
  await pay()
  expect(backend.sentTo(buyCall)).toHaveLength(gid === 42 ? 0 : 1)
})

test('over: the way back to the thing', async () => {
  backendWith({ [saleCall]: ok(groupDetailWire({ is_over: true })) })
  const screen = await open(0)
  await screen.see('拼团活动已结束')
  await press('返回商品页')
  expect(navigation.replaced()).toEqual(['/pages/course/show?id=3'])
})

test.each([
  ['of this group is resumed', 41, groupOrderWire({ status: 0 }), true],
  ['of another group is not taken for it', 41, groupOrderWire({ status: 0, item: groupWire({ id: 40 }) }), false],
  [
    'of the group that I want to open is resumed',
    0,
    groupOrderWire({ status: 0, item: groupWire({ status: 0 }) }),
    true,
  ],
  ['of a group that I wanted to join is not taken for it', 0, groupOrderWire({ status: 0 }), false],
  ['of a group that nobody names is resumed', 41, groupOrderWire({ status: 0, item: [], gid: undefined }), true],
  ['of another group, named by its id alone, is not', 41, groupOrderWire({ status: 0, item: [], gid: 40 }), false],
])('an order that waits %s', async (_, gid, mine, isResumed) => {
  backendWith({ [listCall]: ok({ data: [row('no-9')], total: 1 }), [mineCall]: ok({ data: [mine], total: 1 }) })
  const screen = await open(gid)
  await screen.see('支付宝 ¥79.00')
  expect(screen.text().includes('这是一笔未付的订单')).toBe(isResumed)
})

test('refused: the words of the server, and the groups are asked about anew', async () => {
  const backend = backendWith({ [buyCall]: refusal('该团已满员') })
  const screen = await open(41)
  await screen.see('支付宝 ¥79.00')
  backend.reply(saleCall, ok(groupDetailWire({ items: [] })))
  await pay()
  await screen.see('这个团已满员或过期')
})

/** Pays for a place in group 41, or a new one; then the order is opened, as the server has it. */
async function paidFor(gid: number, mine: object[], own: object | [] = []): Promise<OpenScreen> {
  const backend = backendWith()
  const screen = await open(gid)
  await screen.see('支付宝 ¥79.00')
  await pay()
  backend.reply(statusCall, ok({ status: 9 }))
  backend.reply(listCall, ok({ data: [row('no-1', '已支付')], total: 1 }))
  backend.reply(mineCall, ok({ data: mine, total: mine.length }))
  backend.reply(saleCall, ok(groupDetailWire({ join_item: own })))
  return openScreen(Success, { ...as, params: { order: 'no-1' } })
}

test('paid: nothing is promised but the group, which is one button away', async () => {
  const success = await paidFor(41, [groupOrderWire()])
  await success.see('已参团，人齐后自动开通')
  expect(success.text()).toContain('支付成功')
  await press('查看拼团')
  expect(navigation.replaced()).toEqual(['/packageA/tg/queue?id=5&gid=41'])
})

const [made, failed] = [groupWire({ status: 1, over_people_num: 0 }), groupWire({ status: 2 })]
const older = groupOrderWire({ item: groupWire({ id: 40, status: 2 }), refund_text: '已退款' })

test.each([
  ['was the last', 41, [groupOrderWire({ item: made })], [], '拼团成功，现在就能学习'],
  [
    'was too late',
    41,
    [groupOrderWire({ item: made, refund_text: '退款中' }), older],
    [],
    '你付款时人已到齐，款项原路退回（退款中）',
  ],
  [
    'paid after its time',
    41,
    [groupOrderWire({ item: failed, refund_text: '退款中' })],
    [],
    '这个团没有凑齐人，款项原路退回（退款中）',
  ],
  ['has opened another than the failed one', 0, [groupOrderWire(), older], [], '已参团，人齐后自动开通'],
  [
    'is in a group that rows do not name',
    0,
    [groupOrderWire({ item: [], goods_id: undefined })],
    made,
    '拼团成功，现在就能学习',
  ],
  ['has a seat that the server does not know yet', 41, [], [], '已付款，拼团的结果在拼团页'],
])('whoever %s reads so on the page of success', async (_, gid, mine, own, words) => {
  const success = await paidFor(gid, mine, own)
  await success.see(words)
  expect(success.text().includes('已参团')).toBe(words.startsWith('已参团'))
  expect(success.text().includes('支付成功')).toBe(!words.includes('退回'))
})

test('paid on another device: the row names the group buying only, and the truth is asked', async () => {
  backendWith({
    [statusCall]: ok({ status: 9 }),
    [listCall]: ok({ data: [row('no-1', '已支付')], total: 1 }),
    [mineCall]: ok({ data: [groupOrderWire({ item: made, refund_text: '退款中' })], total: 1 }),
  })
  const success = await openScreen(Success, { ...as, params: { order: 'no-1' } })
  await success.see('这个团已经满员')
  expect(success.text()).not.toContain('已经为你开通')
  await press('查看拼团')
  expect(navigation.replaced()).toEqual(['/packageA/tg/queue?id=5&gid=41'])
})

test('the groups do not answer: nothing is promised, and they are one button away', async () => {
  const backend = backendWith({
    [statusCall]: ok({ status: 9 }),
    [listCall]: ok({ data: [row('no-1', '已支付')], total: 1 }),
  })
  backend.reply(mineCall, refusal('系统繁忙'))
  const success = await openScreen(Success, { ...as, params: { order: 'no-1' } })
  await success.see('已付款，拼团的结果在拼团页')
})
