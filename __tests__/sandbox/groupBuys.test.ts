import { COURSE } from './fixture'
import { LEARNER, plain, start, type Client } from './support'

const root = '/addons/TuanGou/api/v1/t'

interface Group {
  id: number
  create_user_id: number
  users: { nick_name: string }[]
  over_people_num: number
  count_down: number
  status: number
}
interface Detail {
  goods: { id: number; people_num: number; ended_count_down: number; is_over: boolean }
  is_start: boolean
  is_over: boolean
  items: Group[]
  join_item: Group
}
interface Row {
  gid: number
  goods_id: number
  status: number
  refund_text?: string
  item: Group
}

let client: Client
beforeAll(async () => void (client = await start()))
beforeEach(async () => void (await client.data('POST', '/sandbox/reset')))
afterAll(() => client.close())

const show = (id: number, token?: string, query?: Record<string, string>) =>
  client.data<Detail>('GET', `${root}/${id}`, { token, query })
const buy = (id: number, gid: number, token: string) =>
  client.call<{ order_id: string; charge: number }>('POST', `${root}/${id}/buy`, { token, body: { goods_id: id, gid } })
async function pay({ data }: Awaited<ReturnType<typeof buy>>) {
  await client.data('POST', `/sandbox/orders/${data.order_id}/status`, { body: { status: 9 } })
}
const rows = async (token: string) =>
  (await client.data<{ data: Row[] }>('GET', `${root}/member/orders`, { token })).data
const owns = async (token: string, id: number = COURSE.loose) =>
  (await client.data<{ isBuy: boolean }>('GET', `/api/v2/course/${id}`, { token })).isBuy

it('lists activities and finds that of a thing', async () => {
  const { data } = await client.data<{ data: { data: unknown[]; total: number } }>('GET', root)
  expect(data.total).toBe(4)
  const of = (course_type: string, course_id: number) => show(0, undefined, { course_type, course_id: `${course_id}` })
  const { goods, is_start, items } = await of('course', COURSE.loose)
  expect(goods).toMatchObject({ id: 1, charge: 20, original_charge: 30, people_num: 2 })
  expect(is_start).toBe(true)
  // Without those that are made or failed; the one whose time ends first comes first.
  expect(
    items.map(({ create_user_id, users, over_people_num }) => [create_user_id > 0, users.length, over_people_num]),
  ).toEqual([
    [true, 1, 1],
    [false, 0, 1],
    [true, 1, 1],
  ])
  expect(await of('book', 99)).toEqual({ goods: [], is_start: false, is_over: false, items: [], join_item: [] })
})

it('opens a group; a second member makes it, and both have the course', async () => {
  const [opener, friend] = [await client.login(plain(20)), await client.login(plain(21))]
  await pay(await buy(1, 0, opener))
  const { join_item: own } = await show(1, opener)
  expect(own).toMatchObject({ status: 3, over_people_num: 1 })
  expect(await owns(opener)).toBe(false)
  expect((await buy(1, 0, opener)).message).toBe('请勿重复参团')
  await pay(await buy(1, own.id, friend))
  expect(await owns(opener)).toBe(true)
  expect(await owns(friend)).toBe(true)
  const { item } = await client.data<{ item: Group }>('GET', `${root}/1/item/${own.id}`)
  expect(item).toMatchObject({ status: 1, over_people_num: 0 })
  expect(item.users).toHaveLength(2)
  expect((await buy(1, own.id, await client.login(plain(22)))).message).toBe('该团已满员')
})

it('shows an unpaid group to nobody', async () => {
  const token = await client.login(plain(20))
  await buy(1, 0, token)
  const { items, join_item } = await show(1, token)
  expect(items).toHaveLength(3)
  expect(join_item).toEqual([])
  expect(await rows(token)).toMatchObject([{ status: 0, goods_id: 1 }])
})

it('keeps one unpaid order of a member: a new one ends the old', async () => {
  const token = await client.login(plain(20))
  const first = await buy(1, 0, token)
  await buy(1, 1, token)
  expect((await rows(token)).map(({ gid, status }) => [gid, status])).toEqual([
    [1, 0],
    [6, 3],
  ])
  const query = { order_id: first.data.order_id }
  expect(await client.data('GET', '/api/v2/order/status', { token, query })).toEqual({ status: 7 })
})

it('fails when nobody comes, and pays back', async () => {
  const token = await client.login(plain(20))
  await pay(await buy(1, 0, token))
  await client.advance(2 * 86_400 + 1)
  expect(await rows(token)).toMatchObject([{ status: 1, item: { status: 2 }, refund_text: '退款中' }])
  expect(await owns(token)).toBe(false)
  expect((await show(1, token)).join_item).toEqual([])
  await client.advance(601)
  expect(await rows(token)).toMatchObject([{ refund_text: '已退款' }])
})

it('lets simulated people fill a group, also one of a made-up opener', async () => {
  const token = await client.login(plain(20))
  await pay(await buy(2, 0, token))
  const gid = (await show(2, token)).join_item.id
  await client.data('POST', `/sandbox/group/${gid}/joiners`, { body: { count: 1 } })
  expect((await show(2, token)).join_item).toMatchObject({ over_people_num: 1 })
  await client.data('POST', `/sandbox/group/${gid}/joiners`, { body: { count: 9 } })
  expect((await show(2, token)).join_item).toMatchObject({ status: 1 })
  const decoy = (await show(1)).items.find(({ create_user_id }) => create_user_id === 0)
  await pay(await buy(1, decoy?.id ?? 0, token))
  expect(await owns(token)).toBe(true)
})

it('gives the last seat to one; who pays too late gets the money back and is in no group', async () => {
  const [one, other] = [await client.login(plain(20)), await client.login(plain(21))]
  const orders = [await buy(1, 1, one), await buy(1, 1, other)]
  for (const order of orders) await pay(order)
  expect([await owns(one), await owns(other)]).toEqual([true, false])
  expect(await rows(other)).toMatchObject([{ refund_text: '退款中', item: { status: 1, over_people_num: 0 } }])
  const { item } = await client.data<{ item: Group }>('GET', `${root}/1/item/1`)
  expect(item.users).toHaveLength(2)
  expect((await show(1, one)).join_item).toMatchObject({ id: 1 })
  expect((await show(1, other)).join_item).toEqual([])
})

it('gives the last seat, paid by fifty at the same moment, to one; the others hear that their money goes back', async () => {
  const tokens = await client.crowd(50)
  const orders = await Promise.all(tokens.map((token) => buy(1, 1, token)))
  await Promise.all(orders.map(pay))
  const owners = await Promise.all(tokens.map((token) => owns(token)))
  const refunds = (await Promise.all(tokens.map(rows))).map(([row]) => row?.refund_text)
  expect(owners.filter(Boolean)).toHaveLength(1)
  expect(refunds.filter((text) => text === '退款中')).toHaveLength(49)
  expect(refunds[owners.indexOf(true)]).toBe(undefined)
  const [late = ''] = tokens.filter((_, index) => !owners[index])
  expect((await buy(1, 1, late)).message).toBe('该团已满员')
})

it.each([
  [3, 0, '活动未开始'],
  [4, 0, '活动已结束'],
  [1, 4, '该团已满员'],
  [1, 5, '该团已过期'],
  [2, 1, '该团已过期'],
  [1, 99, '资源不存在'],
])('refuses activity %s, group %s: %s', async (id, gid, message) => {
  expect((await buy(id, gid, await client.login(plain(25)))).message).toBe(message)
})

it('sells nothing twice', async () => {
  expect((await buy(1, 0, await client.login(LEARNER))).message).toBe('')
  const owner = await client.login(LEARNER)
  await client.data(
    'POST',
    `/sandbox/orders/${(await client.call<{ order_id: string }>('POST', '/api/v2/order/course', { token: owner, body: { course_id: COURSE.loose } })).data.order_id}/status`,
    { body: { status: 9 } },
  )
  expect((await buy(1, 0, owner)).message).toBe('请勿重复购买')
})

it('has no group of one activity under another', async () => {
  expect(await client.refusal('GET', `${root}/2/item/1`)).toBe('404 资源不存在')
})
