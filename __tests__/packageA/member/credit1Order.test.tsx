import Orders from '@/packageA/member/credit1Order'
import { clipboard } from '@/platform/clipboard'

import { aMember } from '../../factories/member'
import { mallOrderWire } from '../../factories/pointsMall'
import { fakeBackend, ok, refusal } from '../../setup/backend'
import { press, settle } from '../../setup/learner'
import { navigation } from '../../setup/navigation'
import { openScreen } from '../../setup/openScreen'
import { shown } from '../../setup/shown'

const call = 'GET /addons/Credit1Mall/api/v1/user/orders'
const orders = (...list: object[]) => ok({ data: list, total: list.length })
const open = () => openScreen(Orders, { user: aMember(), addons: ['Credit1Mall', 'MeeduBooks'] })

afterEach(() => jest.restoreAllMocks())

test('a parcel waits, then has a number to copy', async () => {
  const copied = jest.spyOn(clipboard, 'copy').mockResolvedValue()
  fakeBackend({ [call]: orders(mallOrderWire(), mallOrderWire({ id: 30, is_send: 1, express_number: 'SF109' })) })
  const screen = await open()
  await screen.see('兑换流水号：31')
  expect(screen.text()).toMatch(/31.*2026-01-02 10:00.*黄铜书签20积分发货中.*30.*运单号：SF109/)
  await press('复制运单号 SF109')
  await settle()
  expect(copied).toHaveBeenCalledWith('SF109')
  expect(shown()).toEqual(['复制成功'])
})

test('where a parcel goes, as far as the server tells', async () => {
  const contact = { user_contact_name: '孤舟', user_contact_mobile: '13800000001', user_contact_address: '杭州市 1 号' }
  fakeBackend({ [call]: orders(mallOrderWire(contact), mallOrderWire({ id: 30 })) })
  const screen = await open()
  await screen.see('收货人：孤舟 13800000001 杭州市 1 号')
  expect(screen.text().match(/收货人/g)).toHaveLength(1)
})

test.each([
  ['book', '/packageA/book/show?id=4'],
  ['vod', '/pages/course/show?id=4'],
  ['vip', '/pages/role/role'],
])('a virtual %s leads to its page', async (type, url) => {
  fakeBackend({ [call]: orders(mallOrderWire({ goods_is_v: 1, goods_v_type: type, goods_v_id: 4, is_send: 1 })) })
  const screen = await open()
  await screen.see('已发放成功')
  await press('立即查看：黄铜书签')
  expect(navigation.pushed()).toEqual([url])
})

test.each([
  ['not given yet', { goods_is_v: 1, goods_v_type: 'book', goods_v_id: 4 }, '发货中'],
  ['of an unknown kind', { goods_is_v: 1, goods_v_type: 'moon', goods_v_id: 4, is_send: 1 }, '已发放成功'],
  ['a parcel without a number', { is_send: 1 }, '已发货'],
])('nothing to press: %s', async (_, over, words) => {
  fakeBackend({ [call]: orders(mallOrderWire(over)) })
  const screen = await open()
  await screen.see(words)
  expect(screen.find('立即查看')).toBeUndefined()
  expect(screen.find('复制运单号')).toBeUndefined()
})

test('none: the way to the mall; a failure can be retried', async () => {
  const backend = fakeBackend({ [call]: refusal('错误') })
  const screen = await open()
  await screen.see('积分订单没有加载出来')
  backend.reply(call, orders())
  await press('重试')
  await screen.see('兑换过的商品会出现在这里')
  await press('去积分商城')
  expect(navigation.replaced()).toEqual(['/packageA/member/credit1'])
})
