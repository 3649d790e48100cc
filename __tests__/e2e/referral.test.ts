import { Academy } from './setup/academy'
import { courseOf } from './setup/catalogue'
import { eventually } from './setup/eventually'
import { logIn } from './setup/flows'
import type { Phone } from './setup/phone'

const rewarded = courseOf('typescript')
const root = '/addons/MultiLevelShare/api/v1'

let academy: Academy
beforeAll(async () => {
  academy = await Academy.open()
  await academy.switchAddon('MultiLevelShare', true)
})
afterAll(() => academy.close())

/** Buys it, and the gateway says that it is paid. */
async function buy(mobile: string): Promise<void> {
  const { order_id } = await academy.call<{ order_id: string }>(mobile, '/api/v2/order/course', {
    course_id: rewarded.id,
  })
  await academy.control(`orders/${order_id}/status`, { status: 9 })
}

const withdrawals = (mobile: string) =>
  academy.call<{ data: { amount: number; status: number }[] }>(mobile, `${root}/user/withdrawRecords?page=1&size=10`)

const fillIn = async (phone: Phone, amount: string): Promise<void> => {
  await phone.fill('提现账号', 'a@b.c')
  await phone.fill('真实姓名', '张三')
  await phone.fill('提现金额', amount)
}

it('a link is opened by a newcomer, who buys: the reward is there, and is paid out once', async () => {
  const inviter = academy.member()
  const phone = await academy.visitAs(inviter)
  await phone.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await phone.go('/pages/member/index')
  await phone.press('邀请推广')
  await phone.see('¥0.00')
  await phone.press('提现')
  await phone.told('还没有可提现的余额')
  await phone.press(`复制链接：${rewarded.title}`)
  await phone.told('链接已复制，发给朋友吧')
  const link = await phone.page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(new RegExp(`#/pages/course/show\\?id=${rewarded.id}&msv=\\d+$`))

  const friend = academy.member()
  const visitor = await academy.visit()
  await visitor.page.goto(link)
  await logIn(visitor, friend)
  await visitor.see(rewarded.title)
  await eventually(async () => expect(await visitor.kept('msv')).toBeNull())
  await visitor.close()
  await buy(friend)

  await phone.go('/packageA/member/share/share')
  await phone.see('¥15.00')
  await phone.press('邀请记录')
  await phone.see(/^\*{6}/)
  await phone.press('返回')
  await phone.press('资金明细')
  await phone.see('+¥15.00')
  await phone.press('提现')
  await phone.at('/packageA/member/share/withdraw')
  await fillIn(phone, '15.01')
  await phone.press('申请提现')
  await phone.see(/最多可提 ¥/)
  expect(phone.calls('POST', /withdraw/)).toEqual([])
  await fillIn(phone, '5.5')
  const slow = await academy.fault({ path: `${root}/user/withdraw`, method: 'POST', delayMs: 800 })
  for (let taps = 0; taps < 5; taps++) await phone.pressable('申请提现').dispatchEvent('click')
  await phone.told('提现申请已提交，请耐心等待管理员转账')
  await academy.endFault(slow)
  await phone.see('待处理')
  expect((await withdrawals(inviter)).data).toEqual([expect.objectContaining({ amount: 5.5, status: 0 })])
  await phone.press('返回')
  await phone.see('¥9.50')
  expect(phone.errors).toEqual([])
  await phone.close()
})

it('an answer that is lost on the way costs nothing twice', async () => {
  const inviter = academy.member()
  const friend = academy.member()
  const { id } = await academy.call<{ id: number }>(inviter, '/api/v2/member/detail')
  await academy.call(friend, `${root}/user/bind`, { msv: id })
  await buy(friend)
  const phone = await academy.visitAs(inviter)
  await phone.go('/packageA/member/share/withdraw')
  await phone.see('申请提现')
  await fillIn(phone, '10')
  await academy.fault({ path: `${root}/user/withdraw`, method: 'POST', when: 'after', drop: true, times: 1 })
  await phone.press('申请提现')
  await phone.told('提现申请已提交，请耐心等待管理员转账')
  expect((await withdrawals(inviter)).data).toHaveLength(1)
  await phone.close()
})

it('details say what sharing them is worth, to who is logged in and where it is worth something', async () => {
  const phone = await academy.visitAs(academy.member())
  await phone.go(`/pages/course/show?id=${rewarded.id}`)
  await phone.press('分享赚 ¥15')
  await phone.see('生成海报')
  await phone.open(`/pages/course/show?id=${courseOf('sql').id}`)
  await phone.see('立即购买')
  await phone.settled()
  await phone.gone(/分享赚/)
  await phone.close()
})

it('with the add-on there are no promo codes, without it no referral', async () => {
  const phone = await academy.visitAs(academy.member())
  await phone.go(`/pages/order/order?type=course&id=${rewarded.id}`)
  await phone.see(/^支付宝 ¥/)
  await phone.gone('优惠码')
  await academy.switchAddon('MultiLevelShare', false)
  await phone.go(`/pages/order/order?type=course&id=${rewarded.id}`)
  await phone.see('优惠码')
  await phone.go('/packageA/member/share/share')
  await phone.see('这里还没有开放')
  await phone.go('/pages/member/index')
  await phone.see('我的服务')
  await phone.gone('邀请推广')
  await academy.switchAddon('MultiLevelShare', true)
  await phone.close()
})
