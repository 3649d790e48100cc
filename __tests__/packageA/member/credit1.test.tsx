import Mall from '@/packageA/member/credit1'

import { aMember } from '../../factories/member'
import { mallGoodsWire } from '../../factories/pointsMall'
import { fakeBackend, ok, refusal } from '../../setup/backend'
import { press, pressLink, settle } from '../../setup/learner'
import { navigation } from '../../setup/navigation'
import { openScreen, type ScreenOptions } from '../../setup/openScreen'

const call = 'GET /addons/Credit1Mall/api/v1/goods'
const goods = (...list: object[]) => ok({ data: { data: list, total: list.length } })
const addons: ScreenOptions['addons'] = ['Credit1Mall']
const open = () => openScreen(Mall, { user: aMember({ points: 1280 }), addons })

test('my points, and what they buy: of which sort, for how much, sold out', async () => {
  fakeBackend({
    [call]: goods(
      mallGoodsWire(),
      mallGoodsWire({ id: 2, title: '书袋', stock_count: 0, charge: 1200 }),
      mallGoodsWire({ id: 3, title: '楷书课', is_v: 1, v_type: 'vod' }),
      mallGoodsWire({ id: 4, title: '夜空', is_v: 1, v_type: 'book' }),
      mallGoodsWire({ id: 5, title: '会员', is_v: 1, v_type: 'vip', charge: null }),
      mallGoodsWire({ id: 6, title: '谜', is_v: 1, v_type: 'moon' }),
    ),
  })
  const screen = await open()
  await screen.see('黄铜书签')
  expect(screen.text()).toMatch(/我的积分1,280积分/)
  expect(screen.text()).toMatch(
    /黄铜书签发实物20积分已兑完书袋发实物1,200积分楷书课换课程20积分夜空换课程20积分会员换会员暂不能兑换谜虚拟商品20积分/,
  )
  await pressLink('书袋')
  expect(navigation.pushed()).toEqual(['/packageA/member/credit1Goods?id=2'])
})

test('what is missing to a thing is said, unless it is sold out', async () => {
  const [dear, gone] = [{ charge: 2000 }, { charge: 5000, stock_count: 0 }]
  fakeBackend({
    [call]: goods(mallGoodsWire(), mallGoodsWire({ id: 2, title: '台灯', ...dear }), mallGoodsWire({ id: 3, ...gone })),
  })
  const screen = await open()
  await screen.see('台灯')
  expect(screen.text().match(/还差 [\d,]+ 积分/g)).toEqual(['还差 720 积分'])
})

test.each([
  ['积分明细', '/packageA/member/credit1Record'],
  ['积分规则', '/packageA/member/credit1Methods'],
  ['积分订单', '/packageA/member/credit1Order'],
])('%s is one press away', async (label, url) => {
  fakeBackend({ [call]: goods(mallGoodsWire()) })
  const screen = await open()
  await screen.see('黄铜书签')
  await pressLink(label)
  expect(navigation.pushed()).toEqual([url])
})

test('nothing on offer; a failure can be retried', async () => {
  const backend = fakeBackend({ [call]: refusal('错误') })
  const screen = await open()
  await screen.see('商品没有加载出来')
  backend.reply(call, goods())
  await press('重试')
  await screen.see('网校还没有上架商品')
})

test('needs a login and its add-on', async () => {
  const backend = fakeBackend()
  await openScreen(Mall, { addons })
  await settle()
  expect(navigation.replaced()[0]).toContain('/pages/auth/login?redirect=')
  const screen = await openScreen(Mall, { user: aMember(), addons: [] })
  expect(screen.text()).toContain('这里还没有开放')
  expect(backend.sent).toEqual([])
})
