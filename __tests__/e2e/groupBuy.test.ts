import { Academy } from './setup/academy'
import { courseOf } from './setup/catalogue'
import { give, payAt, pressPay } from './setup/flows'
import type { Phone } from './setup/phone'

interface Sale {
  id: number
  other_id: number
  goods_type: string
  people_num: number
}
interface Seats {
  groups: { id: number; status: number; openerId: number }[]
  orders: { groupId: number; memberId: number; status: number }[]
}

const root = '/addons/TuanGou/api/v1/t'

let academy: Academy
/** A seeded course for two. */
let course: Sale
beforeAll(async () => {
  academy = await Academy.open()
})
beforeEach(async () => {
  await academy.control('reset', {})
  const { data } = await academy.call<{ data: { data: Sale[] } }>('13800000001', root)
  const running = data.data.find(({ goods_type }) => goods_type === 'course')
  if (!running) throw new Error('no group buying is seeded')
  course = running
})
afterEach(() => academy.rest())
afterAll(() => academy.close())

const seats = () => academy.control<Seats>(`group-sale/${course.id}`)
const opened = async () => (await seats()).groups.at(-1)
const ownsCourse = async (mobile: string) =>
  (await academy.call<{ isBuy: boolean }>(mobile, `/api/v2/course/${course.other_id}`)).isBuy

it('a list with books among courses has its words in one line', async () => {
  const phone = await academy.visitAs(academy.member())
  await phone.go('/packageA/tg/index')
  await phone.see('去开团')
  const edges = await phone.page
    .getByRole('link')
    .filter({ has: phone.page.locator('img') })
    .evaluateAll((links) => links.map((link) => Math.round(link.lastElementChild?.getBoundingClientRect().left ?? 0)))
  expect(edges.length).toBeGreaterThan(2)
  expect(new Set(edges).size).toBe(1)
})

async function atCourse(mobile: string): Promise<Phone> {
  const phone = await academy.visitAs(mobile)
  await phone.go(`/pages/course/show?id=${course.other_id}`)
  await phone.see('限时拼团价')
  return phone
}

const joined = '已参团，人齐后自动开通；拼团失败会原路退款'

/** @param outcome what the page of success says */
async function pay(phone: Phone, outcome = joined): Promise<void> {
  await payAt(phone, '69.00', '支付宝')
  await succeed(phone, outcome)
}

/** While another order for the course waits, which may have been paid: the cashier asks before it makes a second. */
async function payAnyway(phone: Phone, outcome = joined): Promise<void> {
  await phone.press('支付宝')
  await pressPay(phone, '69.00')
  await phone.press('仍要购买')
  await phone.page.waitForURL(/\/sandbox\/gateway/)
  await succeed(phone, outcome)
}

async function succeed(phone: Phone, outcome: string): Promise<void> {
  await phone.press('付款成功')
  await phone.at('/pages/order/success')
  await phone.see(outcome)
  await phone.press('查看拼团')
  await phone.at('/packageA/tg/queue')
}

it('opened on one phone, joined on another by the link: both have the course', async () => {
  const [opener, friend] = [academy.member(), academy.member()]
  const first = await atCourse(opener)
  await first.press('开团 ¥69')
  await pay(first)
  await first.see('还差 1 人拼成')
  expect(await ownsCourse(opener)).toBe(false)
  await first.press('邀请好友参团')
  await first.told('链接已复制，可分享邀请好友参团')
  const group = await opened()
  expect(group).toMatchObject({ status: 3 })

  const second = await academy.visitAs(friend)
  await second.go(`/packageA/tg/queue?id=${course.id}&gid=${group?.id}&msv=${group?.openerId}`)
  await second.see('还差 1 人拼成')
  await second.press('加入拼团 ¥69')
  await pay(second, '拼团成功，现在就能学习')
  await second.see('拼团成功')
  // Without a reload.
  await first.see('拼团成功')
  expect([await ownsCourse(opener), await ownsCourse(friend)]).toEqual([true, true])
  await second.press('立即学习')
  await second.at('/pages/course/show')
  await second.pressable('开始学习').waitFor()
  await second.gone('限时拼团价')
  for (const phone of [first, second]) expect(phone.errors).toEqual([])
})

it('a thousand taps are one order; while it waits, another group takes its place', async () => {
  const mobile = academy.member()
  const phone = await atCourse(mobile)
  await phone.pressable('开团 ¥69').evaluate((element: HTMLElement) => {
    for (let tap = 0; tap < 1_000; tap++) element.click()
  })
  await phone.at('/pages/order/order')
  await phone.press('支付宝')
  await phone.pressable('支付宝 ¥69.00').evaluate((element: HTMLElement) => {
    for (let tap = 0; tap < 1_000; tap++) element.click()
  })
  await phone.page.waitForURL(/\/sandbox\/gateway/)
  expect((await seats()).orders.filter(({ status }) => status === 0)).toHaveLength(1)
  await phone.go(`/pages/course/show?id=${course.other_id}`)
  await phone.press('加入拼团')
  await phone.at('/pages/order/order')
  await phone.see('支付宝 ¥69.00')
  await phone.gone(/接着付|不要重复付款/)
  await payAnyway(phone, '拼团成功，现在就能学习')
  await phone.see('拼团成功')
  const mine = (await seats()).orders.filter(({ groupId }) => groupId > 5 || groupId < 3)
  expect(mine.filter(({ status }) => status === 0)).toEqual([])
  expect(await ownsCourse(mobile)).toBe(true)
})

it('whoever has a place is sold the course through no other door', async () => {
  const mobile = academy.member()
  // At its own price, not paid yet.
  await academy.call(mobile, '/api/v2/order/course', { course_id: course.other_id })
  const phone = await atCourse(mobile)
  await phone.press('开团 ¥69')
  await payAnyway(phone)
  await phone.see('还差 1 人拼成')

  const refused = async () => {
    await phone.at('/pages/order/order')
    await phone.see('正在拼团中')
    expect(await phone.sees(/¥119/)).toBe(false)
  }
  const [, locked] = courseOf('japanese-start').lessons
  await phone.go(`/pages/course/video?id=${locked?.id}`)
  await phone.press('购买课程 ¥119')
  await refused()
  await phone.go('/packageA/member/order')
  await phone.press('去支付：日语零基础：五十音到第一次自我介绍')
  await refused()
  await phone.go(`/pages/order/order?type=course&id=${course.other_id}`)
  await refused()
  await phone.press('查看拼团')
  await phone.at('/packageA/tg/queue')
  await phone.see('还差 1 人拼成')
})

it('who has the course is sold no place in a group of it', async () => {
  const mobile = academy.member()
  await give(academy, mobile, course.other_id)
  const phone = await academy.visitAs(mobile)
  await phone.go(`/packageA/tg/queue?id=${course.id}`)
  await phone.press('立即开团 ¥69')
  await phone.at('/pages/order/order')
  await phone.see('这门课已经可以学了')
  expect((await seats()).orders.filter(({ status }) => status === 0)).toEqual([])
})

it('a group that nobody joins fails: said, paid back, and a new one can be opened', async () => {
  const mobile = academy.member()
  const phone = await atCourse(mobile)
  await phone.press('开团 ¥69')
  await pay(phone)
  await phone.see('还差 1 人拼成')
  await academy.control('clock', { advanceSec: 2 * 86_400 + 5 })
  await phone.see('拼团失败，退款将原路返回')
  await phone.pressable('重新开团 ¥69').waitFor()
  expect(await ownsCourse(mobile)).toBe(false)
  await phone.go('/pages/member/index')
  await phone.press('我的拼团')
  await phone.at('/packageA/member/tuangou')
  await phone.see('拼团失败 · 退款中')
  await academy.control('clock', { advanceSec: 601 })
  await phone.page.reload()
  await phone.see('拼团失败 · 已退款')
  await phone.go('/packageA/member/order')
  await phone.see('拼团失败 · 已退款')
})

it('others fill the group while one types: the cashier says so and leads to the others', async () => {
  const phone = await atCourse(academy.member())
  const { groups } = await seats()
  const open = groups.find(({ status, openerId }) => status === 3 && openerId > 0)
  await phone.go(`/packageA/tg/queue?id=${course.id}&gid=${open?.id}`)
  await phone.press('加入拼团 ¥69')
  await phone.see('支付宝 ¥69.00')
  await academy.control(`group/${open?.id}/joiners`, { count: 1 })
  await phone.press(/^支付宝 ¥69\.00$/)
  await phone.see('这个团已满员或过期')
  await phone.press('查看拼团')
  await phone.at('/packageA/tg/queue')
  await phone.pressable('立即开团 ¥69').waitFor()
})

it('others fill the group while one pays: the page of success says that the money goes back', async () => {
  const phone = await atCourse(academy.member())
  const { groups } = await seats()
  const open = groups.find(({ status, openerId }) => status === 3 && openerId > 0)
  await phone.go(`/packageA/tg/queue?id=${course.id}&gid=${open?.id}`)
  await phone.press('加入拼团 ¥69')
  await phone.at('/pages/order/order')
  await payAt(phone, '69.00', '支付宝')
  await academy.control(`group/${open?.id}/joiners`, { count: 1 })
  await phone.press('付款成功')
  await phone.at('/pages/order/success')
  await phone.see('这个团已经满员')
  await phone.see('你付款时人已到齐，款项原路退回（退款中）')
  await phone.gone(joined)
  await phone.press('查看拼团')
  await phone.at('/packageA/tg/queue')
  await phone.see('你付款时人已到齐，款项原路退回（退款中）')
})

it('from the shelf of the home page over the list to the thing', async () => {
  const phone = await academy.visitAs(academy.member())
  await phone.go('/pages/index/index')
  await phone.press('一起拼团：全部')
  await phone.at('/packageA/tg/index')
  await phone.press(/^日语零基础/)
  await phone.at('/pages/course/show')
  await phone.see('限时拼团价')
  await phone.go(`/packageA/tg/index?id=${course.id}`)
  await phone.at('/pages/course/show')
})
