import { exchangeMallGoods, getMallAddress, getMallGoods, listMallGoods, listMallOrders } from '@/api/pointsMall'

import { addressWire, mallGoodsWire, mallOrderWire } from '../factories/pointsMall'
import { fakeBackend, ok } from '../setup/backend'

const root = '/addons/Credit1Mall/api/v1'

test('the list of goods lies one level deeper; what cannot be read is left out', async () => {
  const list = [mallGoodsWire({ charge: '20', stock_count: '0' }), { title: '没有编号' }]
  const backend = fakeBackend({ [`GET ${root}/goods`]: ok({ data: { data: list, total: 12 } }) })
  const page = await listMallGoods(2, 10)
  expect(backend.sent[0]?.query).toEqual({ page: '2', size: '10' })
  expect(page).toMatchObject({ total: 12, page: 2 })
  expect(page.items).toEqual([
    {
      ...{ id: 1, title: '黄铜书签', thumb: '/bookmark.png', points: 20, stock: 0 },
      ...{ isVirtual: false, giftType: '', giftId: 0 },
    },
  ])
})

test('a list of another shape is a failure', async () => {
  fakeBackend({ [`GET ${root}/goods`]: ok([]) })
  await expect(listMallGoods(1, 10)).rejects.toThrow('data')
})

test.each([
  ['a price that is no number', { charge: '许多' }, { points: null }],
  ['no stock told', { stock_count: undefined }, { stock: undefined }],
  ['a virtual one', { is_v: '1', v_type: 'vip', v_id: '2' }, { isVirtual: true, giftType: 'vip', giftId: 2 }],
])('goods with %s', async (_, wire, entity) => {
  fakeBackend({ [`GET ${root}/goods/1`]: ok({ data: mallGoodsWire({ desc: '<p>介绍</p>', ...wire }) }) })
  await expect(getMallGoods(1)).resolves.toMatchObject({ id: 1, html: '<p>介绍</p>', ...entity })
})

test.each([
  ['the first of them', [addressWire(), addressWire({ id: 8 })], addressWire()],
  ['none', [], null],
])('addresses: %s', async (_, wire, entity) => {
  fakeBackend({ [`GET ${root}/user/address`]: ok(wire) })
  await expect(getMallAddress()).resolves.toEqual(entity)
})

test('a parcel is exchanged with its address, a virtual thing with nothing', async () => {
  const backend = fakeBackend({ [`POST ${root}/goods/1/exchange`]: ok() })
  const { id, ...fields } = addressWire()
  await exchangeMallGoods(1, { id, ...fields })
  await exchangeMallGoods(1, null)
  expect(backend.sent.map(({ body }) => body)).toEqual([{ address_id: 9, ...fields }, {}])
})

test('orders, also of a server that says less', async () => {
  const bare = { id: 30, goods_title: '月度会员', total_charge: '380', goods_is_v: 1, goods_v_type: 'vip' }
  fakeBackend({ [`GET ${root}/user/orders`]: ok({ data: [mallOrderWire(), bare], total: 2 }) })
  const { items } = await listMallOrders(1, 10)
  expect(items[0]).toMatchObject({ id: 31, goodsId: 1, isSent: false, createdAt: new Date('2026-01-02T02:00:00Z') })
  expect(items[1]).toMatchObject({
    goodsId: 0,
    points: 380,
    giftType: 'vip',
    giftId: 0,
    expressNumber: '',
    createdAt: null,
  })
})
