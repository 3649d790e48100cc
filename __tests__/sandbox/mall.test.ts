import { LEARNER, plain, start, type Client } from './support'

const root = '/addons/Credit1Mall/api/v1'

interface Goods {
  id: number
  title: string
  charge: number
  is_v: number
  v_type: string
  stock_count: number
}
interface Order {
  id: number
  goods_title: string
  total_charge: number
  is_send: number
  express_number: string
  user_contact_address: string
}
interface List<T> {
  data: T[]
  total: number
}

const PARCEL = 1
const COURSE = 2
const PLAN = 3
const [GONE, DEAR, HIDDEN, OWNED] = [4, 5, 6, 7]

const address = {
  ...{ address_id: 0, name: '林小满', mobile: '13800000001' },
  ...{ province: '浙江省', city: '杭州市', area: '西湖区', street: '文三路 1 号' },
}

let client: Client
let token: string
beforeAll(async () => {
  client = await start()
  token = await client.login(LEARNER)
})
afterAll(() => client.close())

const goods = (query: Record<string, string> = {}) =>
  client.data<{ data: List<Goods> }>('GET', `${root}/goods`, { token, query })
const orders = (query: Record<string, string> = {}, who = token) =>
  client.data<List<Order>>('GET', `${root}/user/orders`, { token: who, query })
const addresses = (who = token) =>
  client.data<{ id: number; street: string }[]>('GET', `${root}/user/address`, { token: who })
const points = async (who = token) =>
  (await client.data<{ credit1: number }>('GET', '/api/v2/member/detail', { token: who })).credit1
const exchange = (id: number, body: object = {}, who = token) =>
  client.data('POST', `${root}/goods/${id}/exchange`, { token: who, body })
const refusal = (id: number, body: object = {}, who = token) =>
  client.refusal('POST', `${root}/goods/${id}/exchange`, { token: who, body })

it('lists what is on offer, by sort and in pages', async () => {
  const { data } = await goods()
  expect(data.total).toBe(6)
  expect(data.data.map(({ id, is_v, v_type }) => `${id} ${is_v} ${v_type}`)).toEqual([
    '1 0 ',
    '2 1 vod',
    '3 1 vip',
    '4 0 ',
    '5 0 ',
    '7 1 vod',
  ])
  expect((await goods({ type: '0' })).data.data.map(({ id }) => id)).toEqual([PARCEL, GONE, DEAR])
  expect((await goods({ type: '1', page: '2', size: '2' })).data.data.map(({ id }) => id)).toEqual([OWNED])
  expect((await goods({ page: '9' })).data).toEqual({ data: [], total: 6 })
})

it('tells all of one; what was taken down and what never was is refused', async () => {
  const detail = await client.data<{ data: Goods & { desc: string } }>('GET', `${root}/goods/${PARCEL}`, { token })
  expect(detail.data).toMatchObject({ title: '商品 parcel', charge: 6, desc: '<p>介绍 parcel</p>', stock_count: 5 })
  expect(await client.refusal('GET', `${root}/goods/${HIDDEN}`, { token })).toBe('1 商品已下架')
  expect(await client.refusal('GET', `${root}/goods/99`, { token })).toBe('404 资源不存在')
})

it('a parcel costs points, goes to a new address, which is kept, and waits until it is sent', async () => {
  const before = await points()
  expect(await addresses()).toEqual([])
  await exchange(PARCEL, address)
  expect(await points()).toBe(before - 6)
  const [kept] = await addresses()
  expect(kept).toMatchObject({ street: '文三路 1 号', province: '浙江省' })
  await exchange(PARCEL, { ...address, address_id: kept?.id })
  expect(await addresses()).toHaveLength(1)
  const { data, total } = await orders()
  expect(total).toBe(3)
  const [order] = data
  expect(order).toMatchObject({
    ...{ goods_title: '商品 parcel', total_charge: 6, is_send: 0, express_number: '' },
    user_contact_address: '浙江省 杭州市 西湖区 文三路 1 号',
  })
  await client.data('POST', `/sandbox/mall/orders/${order?.id}/send`, { body: { express_number: 'SF1' } })
  expect((await orders({ size: '1' })).data[0]).toMatchObject({ is_send: 1, express_number: 'SF1' })
  const records = await client.data<List<{ sum: number; remark: string }>>('GET', '/api/v2/member/credit1Records', {
    token,
  })
  expect(records.data[0]).toMatchObject({ sum: -6, remark: '兑换「商品 parcel」' })
  const detail = await client.data<{ data: Goods }>('GET', `${root}/goods/${PARCEL}`, { token })
  expect(detail.data).toMatchObject({ stock_count: 3, sales_count: 3 })
})

it('what is no parcel is there at once', async () => {
  await exchange(COURSE)
  expect((await orders({ size: '1' })).data[0]).toMatchObject({ is_send: 1, user_contact_address: '' })
  expect(await refusal(COURSE)).toBe('1 你已经拥有这件商品')
  await exchange(PLAN)
  await exchange(PLAN)
  const { role } = await client.data<{ role: { name: string } }>('GET', '/api/v2/member/detail', { token })
  expect(role.name).toBe('月度会员')
})

it.each([
  ['sold out', GONE, address, '1 库存不足'],
  ['too dear', DEAR, address, '1 积分余额不足'],
  ['taken down', HIDDEN, address, '1 商品已下架'],
  ['owned', OWNED, {}, '1 你已经拥有这件商品'],
  [
    'without an address',
    PARCEL,
    {},
    '1 请填写收货人姓名,请填写收货人手机号码,请选择省,请选择市,请选择区,请填写详细地址',
  ],
  ['with half an address', PARCEL, { ...address, area: '' }, '1 请选择区'],
  ['with a wrong number', PARCEL, { ...address, mobile: '12' }, '1 请输入正确的手机号'],
])('refuses what is %s, and takes nothing', async (_, id, body, words) => {
  const before = await points()
  expect(await refusal(id, body)).toBe(words)
  expect(await points()).toBe(before)
})

it('of two who want the last one only one gets it', async () => {
  const people = await Promise.all([plain(1), plain(2)].map((mobile) => client.login(mobile)))
  for (const who of people) await client.data('POST', '/addons/DaySignIn/api/v1/signIn', { token: who, body: {} })
  const { data } = await client.data<{ data: Goods }>('GET', `${root}/goods/${PLAN}`, { token })
  for (let left = data.stock_count; left > 1; left--) await exchange(PLAN)
  const answers = await Promise.all(
    people.map((who) => client.call('POST', `${root}/goods/${PLAN}/exchange`, { token: who, body: {} })),
  )
  expect(answers.map(({ message }) => message).sort()).toEqual(['', '库存不足'])
})
