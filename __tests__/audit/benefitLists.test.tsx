import type { ComponentType } from 'react'

import { type Addon, switchRules } from '@/config/addons'
import Certificates from '@/packageA/member/certification'
import Redeemed from '@/packageA/member/codeExchanger/records'
import Mall from '@/packageA/member/credit1'
import Exchanges from '@/packageA/member/credit1Order'
import Points from '@/packageA/member/credit1Record'
import FlashOrders from '@/packageA/member/miaosha'
import Balance from '@/packageA/member/recharge'
import Rewards from '@/packageA/member/share/balance'
import Invited from '@/packageA/member/share/records'
import Referral from '@/packageA/member/share/share'
import Withdrawals from '@/packageA/member/share/withdraw'
import GroupOrders from '@/packageA/member/tuangou'
import FlashSales from '@/packageA/ms/index'
import Questions from '@/packageA/qa/index'
import MyQuestions from '@/packageA/qa/mine'
import GroupBuys from '@/packageA/tg/index'

import { aMember } from '../factories/member'
import { fakeBackend, ok, refusal } from '../setup/backend'
import { benefitLists, nameOf, pageOf } from '../setup/benefitLists'
import { press, settle } from '../setup/learner'
import { openScreen } from '../setup/openScreen'
import { fakeScroll } from '../setup/scroll'

const addons: Addon[] = Object.values(switchRules).flatMap((rule) => (rule.kind === 'addon' ? [rule.name] : []))

const pages: Record<string, ComponentType> = {
  秒杀订单: FlashOrders,
  拼团订单: GroupOrders,
  限时秒杀: FlashSales,
  拼团: GroupBuys,
  积分商城: Mall,
  兑换记录: Exchanges,
  积分明细: Points,
  兑换码记录: Redeemed,
  我的证书: Certificates,
  资金明细: Rewards,
  邀请记录: Invited,
  推广商品: Referral,
  提现明细: Withdrawals,
  余额明细: Balance,
  问答: Questions,
  我的问题: MyQuestions,
}

/** What stands above some of the lists. */
const around = {
  'GET /api/v2/member/detail': ok({ id: 7, nick_name: '孤舟听雨', credit2: 200 }),
  'GET /addons/templateOne/api/v1/settings': ok({ credit2_name: '学币', credit2_exchange_rate: 10 }),
  'POST /api/v2/order/recharge': refusal('参数错误'),
  'GET /addons/MultiLevelShare/api/v1/user': ok({ invite_count: 3, invite_balance: 25.5 }),
}

/** Two pages and a bit more of the longest. */
const total = 45

const scroll = fakeScroll()

const Missing = () => null

/** A page is drawn in portions; `act` shows one at a time. */
async function toEnd(screen: { text: () => string }): Promise<void> {
  for (let step = 0; step < 40 && !screen.text().includes('没有更多了'); step++) {
    await scroll.move('[class*=end]', true)
    await settle()
  }
}

test.each(Object.entries(benefitLists))(
  '%s: nothing there; not there; there again, to the last row, each once',
  async (name, list) => {
    const call = `GET ${list.call}`
    const backend = fakeBackend(around)
    const serve = (rows: number) =>
      backend.reply(call, () => ok(pageOf(list, rows, backend.sentTo(call).slice(-1)[0]?.query ?? {}))())
    const open = () => openScreen(pages[name] ?? Missing, { user: aMember(), addons })

    serve(0)
    await (await open()).see(list.none)
    backend.reply(call, refusal('错误'))
    const screen = await open()
    await screen.see('重试')
    serve(total)
    await press('重试')
    await screen.see(nameOf(1))
    await toEnd(screen)
    const shown = [...screen.text().matchAll(/第 (\d+) 行/g)].map(([, id]) => Number(id))
    expect(shown.sort((one, other) => one - other)).toEqual(Array.from({ length: total }, (__, index) => index + 1))
  },
)
