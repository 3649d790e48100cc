import { act } from 'react'

import type { Member } from '@/api/member'
import type { Address } from '@/api/pointsMall'
import { useDialog } from '@/features/shared/dialog'
import { noteOwned } from '@/features/shared/owned/stored'
import Goods from '@/packageA/member/credit1Goods'
import { saveAddress, useAddressForm } from '@/stores/addressForm'
import { useSession } from '@/stores/session'

import { courseWire, detailWire } from '../../factories/course'
import { aMember } from '../../factories/member'
import { addressWire, mallGoodsWire, mallOrderWire } from '../../factories/pointsMall'
import { fakeBackend, held, noNetwork, ok, refusal } from '../../setup/backend'
import { control, hide, press, pressLink, settle, showAgain } from '../../setup/learner'
import { navigation } from '../../setup/navigation'
import { openScreen, type OpenScreen } from '../../setup/openScreen'
import { shown } from '../../setup/shown'

const root = '/addons/Credit1Mall/api/v1'
const course = 'GET /api/v2/course/4'
const [detail, address, orders, exchange, member] = [
  `GET ${root}/goods/1`,
  `GET ${root}/user/address`,
  `GET ${root}/user/orders`,
  `POST ${root}/goods/1/exchange`,
  'GET /api/v2/member/detail',
]
const detailOf = (over: object = {}) => ok({ data: mallGoodsWire({ desc: '<p>黄铜薄片</p>', ...over }) })
const ordersOf = (...list: object[]) => ok({ data: list, total: list.length })
const { id: addressId, ...server } = addressWire()
const typed: Address = { ...server, name: '孤舟', street: '别处 2 号' }

beforeEach(() => localStorage.clear())
afterEach(() => {
  useSession.getState().signOut()
  jest.restoreAllMocks()
})

const replies = (over: object = {}) => ({
  [detail]: detailOf(),
  [address]: ok([{ ...server, id: addressId }]),
  [orders]: ordersOf(),
  [exchange]: ok(),
  [member]: ok({ id: 7, nick_name: '孤舟', credit1: 10 }),
  ...over,
})

const open = (points = 34, id = aMember().id, vip: Member['vip'] = null) =>
  openScreen(Goods, {
    params: { id: '1' },
    user: aMember({ id, points, vip }),
    addons: ['Credit1Mall'],
    pages: ['/packageA/member/credit1Goods?id=1'],
  })

async function want(): Promise<void> {
  await press('立即兑换')
  await settle()
}

async function confirm(): Promise<void> {
  await want()
  await press('确认')
  await settle()
}

test('what it is, what it costs, where it goes; confirmed, it is exchanged', async () => {
  const backend = fakeBackend(replies())
  const screen = await open()
  await screen.see('黄铜薄片')
  expect(screen.text()).toMatch(/黄铜书签20积分商品类型发实物库存5 件/)
  await screen.see('林小满 13800000001 浙江省 杭州市 西湖区 文三路 1 号')
  await want()
  await screen.see(
    '用 20 积分兑换「黄铜书签」，寄给 林小满 13800000001 浙江省 杭州市 西湖区 文三路 1 号，确认要兑换吗？',
  )
  // Nothing is under way yet.
  expect(control('立即兑换').getAttribute('aria-busy')).not.toBe('true')
  await press('确认')
  await settle()
  expect(backend.sentTo(exchange).map(({ body }) => body)).toEqual([{ address_id: addressId, ...server }])
  expect(shown()).toEqual(['兑换成功'])
  expect(navigation.replaced()).toEqual(['/packageA/member/credit1Order'])
  expect(useSession.getState().user?.points).toBe(10)
})

test('each point counts: mine, what it costs, and what is taken', async () => {
  fakeBackend(replies({ [detail]: detailOf({ charge: 10_999 }), [member]: ok({ id: 7, credit1: 12_345 }) }))
  const screen = await open(12_345)
  await screen.see('西湖区')
  expect(screen.text()).toMatch(/10,999积分.*我有 12,345 积分/)
  await want()
  await screen.see('用 10,999 积分兑换')
  await press('取消')
})

test('points that have changed while the page was open are shown before anything is asked', async () => {
  const backend = fakeBackend(replies())
  const screen = await open()
  await screen.see('西湖区')
  backend.reply(detail, detailOf({ charge: 30 }))
  await want()
  expect(shown()).toEqual(['需要的积分刚刚变了，请看过再兑换'])
  expect(screen.text()).toMatch(/黄铜书签30积分/)
  expect(screen.text()).not.toContain('确认信息')
  await want()
  await screen.see('用 30 积分兑换「黄铜书签」')
  await press('取消')
  expect(backend.sentTo(exchange)).toEqual([])
})

test('whether they have changed need not be known', async () => {
  const backend = fakeBackend(replies())
  const screen = await open()
  await screen.see('西湖区')
  backend.reply(detail, noNetwork)
  await confirm()
  expect(backend.sentTo(exchange)).toHaveLength(1)
})

test('nor does a press wait long to know it', async () => {
  const backend = fakeBackend(replies())
  const screen = await open()
  await screen.see('西湖区')
  backend.reply(detail, held(detailOf()))
  await want()
  await settle(5_000)
  await screen.see('用 20 积分兑换「黄铜书签」')
  await press('取消')
})

/** The points are read only after something has happened. */
async function wantWhile(happen: (screen: OpenScreen) => Promise<void> | void) {
  const backend = fakeBackend(replies())
  const screen = await open()
  await screen.see('西湖区')
  const look = held(detailOf())
  backend.reply(detail, look)
  await want()
  await happen(screen)
  look.release()
  await settle()
}

test('who has left the page meanwhile is asked nothing', async () => {
  await wantWhile((screen) => screen.close())
  expect(useDialog.getState().open).toBeNull()
})

test('who reads a page over this one is asked on the return', async () => {
  await wantWhile(hide)
  expect(useDialog.getState().open).toBeNull()
  await showAgain()
  expect(useDialog.getState().open?.text).toContain('用 20 积分兑换')
  await press('取消')
})

test('another member, who has logged in meanwhile, is asked nothing', async () => {
  await wantWhile(() => act(() => useSession.getState().signIn('other')))
  expect(useDialog.getState().open).toBeNull()
})

test('who thinks again gives nothing', async () => {
  const backend = fakeBackend(replies())
  const screen = await open()
  await screen.see('西湖区')
  await want()
  await press('取消')
  await settle()
  expect(backend.sentTo(exchange)).toEqual([])
})

test.each([
  ['typed here', typed, { address_id: 0, ...typed }],
  ['typed here, as the server has it already', server, { address_id: addressId, ...server }],
])('an address %s goes before the one of the server', async (_, saved, body) => {
  useSession.setState({ user: aMember(), isLogin: true })
  saveAddress(saved)
  const backend = fakeBackend(replies())
  const screen = await open()
  await screen.see(saved.street)
  await confirm()
  expect(backend.sentTo(exchange)[0]?.body).toEqual(body)
})

test('a saved address outlives a login that ends by itself, for its member alone', async () => {
  fakeBackend(replies())
  await open()
  saveAddress(typed)
  useSession.getState().lapse()
  const other = await open(34, 99)
  await other.see('文三路 1 号')
  useSession.getState().lapse()
  const screen = await open()
  await screen.see('别处 2 号')
})

test('an address that another tab has saved goes before what this one shows', async () => {
  const backend = fakeBackend(replies())
  const screen = await open()
  await screen.see('文三路 1 号')
  saveAddress(typed)
  useAddressForm.setState({ saved: null })
  await want()
  await screen.see('寄给 孤舟 13800000001 浙江省 杭州市 西湖区 别处 2 号')
  await press('确认')
  await settle()
  expect(backend.sentTo(exchange)[0]?.body).toMatchObject(typed)
})

test('and is shown when this one comes to the front again', async () => {
  fakeBackend(replies())
  const screen = await open()
  await screen.see('文三路 1 号')
  saveAddress(typed)
  useAddressForm.setState({ saved: null })
  await hide()
  await showAgain()
  await screen.see('别处 2 号')
})

test.each([
  ['there is none', ok([])],
  ['it does not load', refusal('错误')],
])('without an address, when %s, the form comes first', async (_, reply) => {
  const backend = fakeBackend(replies({ [address]: reply }))
  const screen = await open()
  await screen.see('请输入地址')
  await want()
  expect(shown()).toEqual(['请填写地址'])
  expect(navigation.pushed()).toEqual(['/packageA/member/credit1GoodsAddress'])
  await pressLink('收货人信息')
  expect(navigation.pushed()).toHaveLength(2)
  expect(backend.sentTo(exchange)).toEqual([])
})

test('what is virtual asks for no address and sends none', async () => {
  const backend = fakeBackend(replies({ [detail]: detailOf({ is_v: 1, v_type: 'vip' }) }))
  const screen = await open()
  await screen.see('换会员')
  expect(screen.text()).not.toContain('收货人信息')
  await confirm()
  expect(backend.sentTo(exchange)[0]?.body).toEqual({})
  expect(backend.sentTo(address)).toEqual([])
})

test('what a course is can be looked at before points are given for it', async () => {
  fakeBackend(replies({ [detail]: detailOf({ is_v: 1, v_type: 'vod', v_id: 4 }), [course]: noNetwork }))
  const screen = await open()
  await screen.see('换课程')
  await pressLink('商品类型')
  expect(navigation.pushed()).toEqual(['/pages/course/show?id=4'])
  expect(control('立即兑换').getAttribute('aria-disabled')).not.toBe('true')
})

test('whose course it is already gives no points for it', async () => {
  const backend = fakeBackend(replies({ [detail]: detailOf({ is_v: 1, v_type: 'vod', v_id: 4 }), [course]: noNetwork }))
  const screen = await open()
  await screen.see('换课程')
  act(() => noteOwned(new Map([['/pages/course/show?id=4', true]])))
  expect(control('已购').getAttribute('aria-disabled')).toBe('true')
  expect(screen.find('立即兑换')).toBeUndefined()
  expect(backend.sentTo(exchange)).toEqual([])
  act(() => noteOwned(new Map([['/pages/course/show?id=4', false]])))
  expect(control('立即兑换').getAttribute('aria-disabled')).not.toBe('true')
})

test.each([
  ['bought it', null, {}, '已购'],
  ['opens it as a member', { planId: 1, name: '月度会员', expiresAt: new Date('2999-01-01') }, {}, '立即兑换'],
  ['opens it for nothing', null, { is_free: 1 }, '立即兑换'],
])('a device that does not know it yet asks whether the learner %s', async (_, vip, over, label) => {
  const answer = ok(detailWire({ course: courseWire(4, over), isBuy: true }))
  fakeBackend(
    replies({ [detail]: detailOf({ is_v: 1, v_type: 'vod', v_id: 4 }), [course]: answer, [member]: noNetwork }),
  )
  await open(34, 7, vip)
  await settle()
  expect(control(label)).toBeDefined()
})

test('before it is known whose the course is, no points are spent', async () => {
  const answer = held(ok(detailWire({ course: courseWire(4), isBuy: true })))
  const backend = fakeBackend(
    replies({ [detail]: detailOf({ is_v: 1, v_type: 'vod', v_id: 4 }), [course]: answer, [member]: noNetwork }),
  )
  await open()
  await settle()
  expect(control('立即兑换').getAttribute('aria-busy')).toBe('true')
  await press('立即兑换')
  expect(useDialog.getState().open).toBeNull()
  await act(async () => answer.release())
  await settle()
  expect(control('已购')).toBeDefined()
  expect(backend.sentTo(exchange)).toEqual([])
})

test('a membership is prolonged, whoever has one', async () => {
  const backend = fakeBackend(replies({ [detail]: detailOf({ is_v: 1, v_type: 'vip', v_id: 2 }) }))
  const screen = await open()
  await screen.see('换会员')
  await pressLink('商品类型')
  expect(navigation.pushed()).toEqual(['/pages/role/role'])
  await confirm()
  expect(backend.sentTo(exchange)).toHaveLength(1)
})

test('points that do not suffice: how many are lacking, and how to earn them', async () => {
  fakeBackend(replies())
  const screen = await open(3)
  await screen.see('还差 17 积分')
  expect(screen.text()).toContain('我有 3 积分')
  await press('去赚积分')
  expect(navigation.pushed()).toEqual(['/packageA/member/credit1Methods'])
})

test.each([
  ['sold out', { stock_count: 0 }, '已兑完'],
  ['of an unreadable price', { charge: '?' }, '暂不能兑换'],
])('what is %s cannot be exchanged', async (_, over, label) => {
  fakeBackend(replies({ [detail]: detailOf(over) }))
  const screen = await open()
  await screen.see('黄铜薄片')
  expect(control(label).getAttribute('aria-disabled')).toBe('true')
})

test('a refusal is told, and what is on screen is read anew', async () => {
  const backend = fakeBackend(replies({ [exchange]: refusal('库存不足') }))
  const screen = await open()
  await screen.see('西湖区')
  backend.reply(detail, detailOf({ stock_count: 0 }))
  await confirm()
  expect(shown()).toEqual(['库存不足'])
  await screen.see('已兑完')
  expect(navigation.replaced()).toEqual([])
})

test('however often it is pressed, one exchange is asked for', async () => {
  const answer = held(ok())
  const backend = fakeBackend(replies({ [exchange]: answer }))
  const screen = await open()
  await screen.see('西湖区')
  await want()
  await press('确认')
  await press('立即兑换')
  await settle()
  answer.release()
  await settle()
  expect(backend.sentTo(exchange)).toHaveLength(1)
})

test('what was exchanged can be exchanged once more', async () => {
  const backend = fakeBackend(replies())
  await (await open(60)).see('西湖区')
  await confirm()
  backend.reply(orders, ordersOf(mallOrderWire({ id: 31 })))
  await (await open(40)).see('西湖区')
  await confirm()
  expect(backend.sentTo(exchange)).toHaveLength(2)
  expect(shown()).toEqual(['兑换成功', '兑换成功'])
})

describe('when the answer is lost', () => {
  test('and it was done, the orders tell, and it is a success', async () => {
    const backend = fakeBackend(replies({ [orders]: ordersOf(mallOrderWire({ id: 30 })) }))
    const screen = await open()
    await screen.see('西湖区')
    backend.reply(exchange, () => {
      backend.reply(orders, ordersOf(mallOrderWire({ id: 31 }), mallOrderWire({ id: 30 })))
      return noNetwork()
    })
    await confirm()
    expect(shown()).toEqual(['兑换成功'])
    expect(navigation.replaced()).toEqual(['/packageA/member/credit1Order'])
  })

  test.each([
    ['of something else', mallOrderWire({ id: 31, goods_id: 2 }), 2],
    ['of this, from before', mallOrderWire({ id: 30 }), 2],
    ['of this, new, where rows do not name the goods', mallOrderWire({ id: 31, goods_id: undefined }), 1],
  ])('and an order is there %s, the next try looks first', async (_, row, sent) => {
    const backend = fakeBackend(
      replies({ [orders]: ordersOf(mallOrderWire({ id: 30, goods_id: 2 })), [member]: ok({ id: 7, credit1: 34 }) }),
    )
    const screen = await open()
    await screen.see('西湖区')
    backend.reply(exchange, () => {
      backend.reply(orders, noNetwork)
      return noNetwork()
    })
    await confirm()
    expect(shown()).toEqual(['网络不可用，请检查网络后重试'])
    backend.reply(orders, ordersOf(row))
    backend.reply(exchange, ok())
    await confirm()
    expect(shown()[1]).toBe('兑换成功')
    expect(backend.sentTo(exchange)).toHaveLength(sent)
  })

  test('and it was done, which leaves less in stock, the next press is a success', async () => {
    const backend = fakeBackend(replies({ [member]: ok({ id: 7, credit1: 34 }) }))
    const screen = await open()
    await screen.see('库存5 件')
    backend.reply(exchange, () => {
      backend.reply(orders, noNetwork)
      return noNetwork()
    })
    backend.reply(detail, detailOf({ stock_count: 4 }))
    await confirm()
    await screen.see('库存4 件')
    backend.reply(orders, ordersOf(mallOrderWire({ id: 31 })))
    await confirm()
    expect(shown('success')).toEqual(['兑换成功'])
    expect(backend.sentTo(exchange)).toHaveLength(1)
  })

  /** The server has carried it out, and nobody could be asked before the page was left. */
  async function leaveUnheard() {
    const backend = fakeBackend(replies({ [member]: ok({ id: 7, credit1: 60 }) }))
    await (await open(60)).see('西湖区')
    backend.reply(exchange, () => {
      backend.reply(orders, noNetwork)
      return noNetwork()
    })
    await confirm()
    backend.reply(exchange, ok())
    return backend
  }

  test('the next visit tells that it was done, and a press asks for one more', async () => {
    const backend = await leaveUnheard()
    const answer = held(ordersOf(mallOrderWire({ id: 31 })))
    backend.reply(orders, answer)
    await (await open(60)).see('西湖区')
    expect(control('立即兑换').getAttribute('aria-busy')).toBe('true')
    answer.release()
    await settle()
    expect(shown('success')).toEqual(['上次的兑换已成功，可在积分订单查看'])
    await confirm()
    expect(backend.sentTo(exchange)).toHaveLength(2)
    expect(shown('success')).toHaveLength(2)
    await (await open(60)).see('西湖区')
    await settle()
    expect(shown('success')).toHaveLength(2)
  })

  test('an exchange that an older release has noted as unheard is told as well', async () => {
    localStorage.setItem('own:mallExchange:1', JSON.stringify({ data: { lastOrderId: 30 } }))
    const made = [mallOrderWire({ id: 31 }), mallOrderWire({ id: 30 })]
    const backend = fakeBackend(replies({ [orders]: ordersOf(...made), [member]: ok({ id: 7, credit1: 60 }) }))
    await (await open(60)).see('西湖区')
    await settle()
    expect(shown('success')).toEqual(['上次的兑换已成功，可在积分订单查看'])
    expect(backend.sentTo(exchange)).toHaveLength(0)
    expect(localStorage.getItem('own:mallExchange:1')).toBeNull()
  })

  test('a next visit that hears nothing either lets the press look first', async () => {
    const backend = await leaveUnheard()
    await (await open(60)).see('西湖区')
    await settle()
    expect(shown('success')).toEqual([])
    backend.reply(orders, ordersOf(mallOrderWire({ id: 31 })))
    await confirm()
    expect(shown('success')).toEqual(['兑换成功'])
    expect(backend.sentTo(exchange)).toHaveLength(1)
  })

  test('and the server keeps no orders, nothing is sent again unasked', async () => {
    const backend = fakeBackend(
      replies({ [orders]: refusal('路由不存在', 404), [exchange]: noNetwork, [member]: ok({ id: 7, credit1: 34 }) }),
    )
    const screen = await open()
    await screen.see('西湖区')
    await confirm()
    backend.reply(exchange, ok())
    await confirm()
    await screen.see('上一次可能已经发出')
    await press('先不发')
    await settle()
    expect(backend.sentTo(exchange)).toHaveLength(1)
    await confirm()
    await press('再发一次')
    await settle()
    expect(backend.sentTo(exchange)).toHaveLength(2)
    expect(shown()[1]).toBe('兑换成功')
  })

  test('and the address is another by now: what was sent is said first', async () => {
    const backend = fakeBackend(replies({ [orders]: ordersOf(), [member]: ok({ id: 7, credit1: 34 }) }))
    const screen = await open()
    await screen.see('西湖区')
    backend.reply(exchange, () => {
      backend.reply(orders, noNetwork)
      return noNetwork()
    })
    await confirm()
    backend.reply(orders, ordersOf(mallOrderWire({ id: 31 })))
    saveAddress(typed)
    await confirm()
    expect(shown()[1]).toBe('上一次已经提交成功，请先查看')
    expect(backend.sentTo(exchange)).toHaveLength(1)
  })
})

test('what is taken down says so and leads to the mall; what is gone, too', async () => {
  const backend = fakeBackend(replies({ [detail]: refusal('商品已下架') }))
  const screen = await open()
  await screen.see('商品已下架')
  expect(screen.find('去看积分商城')).toBeDefined()
  backend.reply(detail, refusal('资源不存在', 404))
  await press('重试')
  await settle()
  await press('去看积分商城')
  expect(navigation.replaced()).toEqual(['/packageA/member/credit1'])
})
