import type { ComponentType } from 'react'

import { type Addon, switchRules } from '@/config/addons'
import WrongBook from '@/packageA/exam/wrongbook/index'
import Calendar from '@/packageA/member/calendar'
import Mall from '@/packageA/member/credit1'
import MallGoods from '@/packageA/member/credit1Goods'
import Points from '@/packageA/member/credit1Record'
import Messages from '@/packageA/member/messages'
import FlashOrders from '@/packageA/member/miaosha'
import Orders from '@/packageA/member/order'
import Profile from '@/packageA/member/profile'
import Recharge from '@/packageA/member/recharge'
import Referral from '@/packageA/member/share/share'
import SignCenter from '@/packageA/member/signCenter'
import GroupOrders from '@/packageA/member/tuangou'
import FlashSales from '@/packageA/ms/index'
import GroupBuys from '@/packageA/tg/index'
import Home from '@/pages/index/index'
import Role from '@/pages/role/role'

import { aMember } from '../factories/member'
import { fakeBackend, ok } from '../setup/backend'
import { pass } from '../setup/clock'
import { hide, settle, showAgain } from '../setup/learner'
import { openScreen } from '../setup/openScreen'

/**
 * What another page, another device or the academy may have changed meanwhile is read anew when a page comes to the
 * front again. Without it nothing on screen is wrong until somebody pays twice or waits for what has long come.
 */
const member = 'GET /api/v2/member/detail'
const pages: Record<string, [ComponentType, asks: string, id?: string]> = {
  首页的消息: [Home, 'GET /api/v2/member/messages'],
  日程: [Calendar, member],
  余额充值: [Recharge, member],
  积分明细: [Points, member],
  积分商城: [Mall, member],
  积分商品: [MallGoods, member, '4'],
  会员: [Role, member],
  秒杀: [FlashSales, 'GET /addons/MiaoSha/api/v1/m'],
  拼团: [GroupBuys, 'GET /addons/TuanGou/api/v1/t'],
  签到: [SignCenter, 'GET /addons/DaySignIn/api/v1/user'],
  个人资料: [Profile, member],
  消息: [Messages, 'GET /api/v2/member/messages'],
  秒杀订单: [FlashOrders, 'GET /addons/MiaoSha/api/v1/m/user/orders'],
  拼团订单: [GroupOrders, 'GET /addons/TuanGou/api/v1/t/member/orders'],
  我的订单: [Orders, 'GET /api/v2/member/orders'],
  邀请推广: [Referral, 'GET /addons/MultiLevelShare/api/v1/user'],
  错题本: [WrongBook, 'GET /addons/Paper/api/v1/wrongbook'],
}

const addons: Addon[] = Object.values(switchRules).flatMap((rule) => (rule.kind === 'addon' ? [rule.name] : []))

test.each(Object.entries(pages))('%s is read anew', async (_, [Page, asks, id]) => {
  const backend = fakeBackend({
    [asks]: ok({ data: [], total: 0, is_submit: 0 }),
    [member]: ok({ id: 7, nick_name: '孤舟听雨' }),
    'GET /api/v2/roles': ok([]),
  })
  await openScreen(Page, { user: aMember(), addons, params: id ? { id } : {} })
  await settle()
  const before = backend.sentTo(asks).length
  await hide()
  // Longer than what was read is taken for fresh.
  await pass(61_000)
  await showAgain()
  await settle()
  expect(backend.sentTo(asks).length).toBeGreaterThan(before)
})
