import { createGroupBuyOrder, findGroupBuy, getGroup, listGroupBuyOrders, listGroupBuys } from '@/api/groupBuy'
import { forgetDialect } from '@/api/dialect'
import { env } from '@/config/env'
import { serverClock } from '@/lib/serverClock'

import { groupDetailWire, groupOrderWire, groupSaleWire, groupWire } from '../factories/groupBuy'
import { fakeBackend, ok, refusal } from '../setup/backend'

const root = '/addons/TuanGou/api/v1/t'
const nowMs = Date.UTC(2026, 0, 2)
beforeEach(() => {
  forgetDialect()
  jest.spyOn(serverClock, 'now').mockReturnValue(nowMs)
})
afterEach(() => jest.restoreAllMocks())

test('a thing in an activity, its open groups and mine', async () => {
  const decoy = groupWire({ id: 42, create_user_id: 0, create_user_name: '学员', users: [], over_people_num: 2 })
  const items = [groupWire(), decoy, groupWire({ id: 43, status: 2 })]
  const wire = groupDetailWire({ items, join_item: groupWire({ id: 44 }) })
  const backend = fakeBackend({ [`GET ${root}/0`]: ok(wire) })
  const { sale, groups, own } = await findGroupBuy('learnPath', 3)
  expect(backend.sent[0]?.query).toEqual({ course_type: 'learnPath', course_id: '3' })
  expect(sale).toMatchObject({ id: 5, priceCents: 7900, people: 3, state: 'running' })
  expect(sale?.endsAt).toEqual(new Date(nowMs + 7_200_000))
  // The made-up opener counts as a member; what has ended cannot be joined.
  expect(groups.map(({ id, members, missing }) => [id, members.map(({ name }) => name), missing])).toEqual([
    [41, ['南风'], 2],
    [42, ['学员'], 2],
  ])
  expect(own).toMatchObject({ id: 44, closesAt: new Date(nowMs + 3_600_000) })
})

test('the picture of a new member, or of a made-up opener, is a path on the server', async () => {
  jest.replaceProperty(env, 'apiHost', 'https://api.example.com')
  const path = '/images/default_avatar.jpg'
  const users = [{ id: 1, nick_name: '南风', avatar: path }]
  const item = groupWire({ create_user_id: 0, create_user_avatar: path, users })
  fakeBackend({ [`GET ${root}/5/item/41`]: ok({ item }) })
  const group = await getGroup(5, 41)
  expect(group?.members.map(({ avatar }) => avatar)).toEqual(Array(2).fill(`https://api.example.com${path}`))
})

test.each([
  ['empty parts', { goods: [], items: [], join_item: [] }],
  ['null', { goods: null, items: null, join_item: null }],
  ['nothing at all', {}],
])('no activity: %s', async (_, answer) => {
  fakeBackend({ [`GET ${root}/0`]: ok(answer) })
  await expect(findGroupBuy('course', 3)).resolves.toEqual({ sale: null, groups: [], own: null })
})

test.each([
  ['to come', { started_count_down: 60 }, 'soon'],
  ['to come, by its date alone', { started_count_down: undefined, started_at: '2026-01-03 10:00:00' }, 'soon'],
  ['running, by its date alone', { started_count_down: undefined }, 'running'],
  ['running', {}, 'running'],
  ['over', { is_over: 1 }, 'over'],
])('in the list: %s', async (_, over, state) => {
  fakeBackend({ [`GET ${root}`]: ok({ data: { data: [groupSaleWire(over)], total: 1 } }) })
  expect((await listGroupBuys(1, 10)).items[0]?.state).toBe(state)
})

test.each([
  [0, 'unpaid'],
  [1, 'made'],
  [2, 'failed'],
  [3, 'open'],
])('a group of status %s is %s', async (status, state) => {
  fakeBackend({ [`GET ${root}/5/item/41`]: ok({ item: groupWire({ status }) }) })
  expect((await getGroup(5, 41))?.state).toBe(state)
})

test('a server that shows no group alone knows open ones and mine', async () => {
  fakeBackend({
    [`GET ${root}/5/item/41`]: refusal('路由不存在', 404),
    [`GET ${root}/5/item/44`]: refusal('路由不存在', 404),
    [`GET ${root}/5/item/99`]: refusal('路由不存在', 404),
    [`GET ${root}/5`]: ok(groupDetailWire({ join_item: groupWire({ id: 44 }) })),
  })
  expect((await getGroup(5, 41))?.id).toBe(41)
  expect((await getGroup(5, 44))?.id).toBe(44)
  expect(await getGroup(5, 99)).toBeNull()
})

test('an order names the group; 0 opens one', async () => {
  const call = `POST ${root}/5/buy`
  const backend = fakeBackend({ [call]: ok({ order_id: 'no-1', charge: 79, status_text: '未支付' }) })
  await createGroupBuyOrder(5, 41, null)
  expect(backend.sentTo(call)[0]?.body).toEqual({ goods_id: 5, gid: 41 })
})

test('mine: with its group and what goes back, or without', async () => {
  const rows = [
    groupOrderWire({ refund_text: '退款中', item: groupWire({ status: 2 }) }),
    groupOrderWire({ id: 62, status: 3, goods: [], item: [], goods_id: undefined, gid: undefined }),
    groupOrderWire({ id: 63, item: [], goods_id: undefined }),
  ]
  fakeBackend({ [`GET ${root}/member/orders`]: ok({ data: rows, total: 3 }) })
  const { items } = await listGroupBuyOrders(1, 10)
  expect(items).toMatchObject([
    { state: 'paid', saleId: 5, groupId: 41, refund: '退款中', group: { id: 41, state: 'failed' } },
    { state: 'cancelled', saleId: null, groupId: null, refund: '', group: null, goods: null },
    // The thing's row names the activity, too.
    { state: 'paid', saleId: 5, groupId: 41, group: null, goods: { id: 3 } },
  ])
})
