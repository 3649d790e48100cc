import { serverClock } from '@/lib/serverClock'
import GroupQueue from '@/packageA/tg/queue'
import { clipboard } from '@/platform/clipboard'

import { groupDetailWire, groupOrderWire, groupSaleWire, groupWire } from '../../factories/groupBuy'
import { aMember } from '../../factories/member'
import { fakeBackend, ok, refusal } from '../../setup/backend'
import { pass } from '../../setup/clock'
import { control, hide, press, settle, showAgain } from '../../setup/learner'
import { navigation } from '../../setup/navigation'
import { openScreen } from '../../setup/openScreen'
import { fakeScroll } from '../../setup/scroll'
import { shown } from '../../setup/shown'

beforeEach(() => void serverClock.learn(new Date().toISOString()))

const root = '/addons/TuanGou/api/v1/t'
const [saleCall, groupCall] = [`GET ${root}/5`, `GET ${root}/5/item/41`]
const ordersCall = `GET ${root}/member/orders`
const cashier = (gid: number) => `/pages/order/order?type=course&id=3&promotion=tg-5-${gid}`

const groupOf = (over: object = {}) => ok({ item: groupWire(over) })

const backendWith = (detail: object = {}, group: object = {}) =>
  fakeBackend({ [saleCall]: ok(groupDetailWire(detail)), [groupCall]: groupOf(group) })

const open = (params: Record<string, string> = { id: '5', gid: '41' }) =>
  openScreen(GroupQueue, { params, user: aMember(), addons: ['TuanGou'] })

afterEach(() => jest.restoreAllMocks())

test('mine, open: who is missing, how long, and an invitation that leads into this very group', async () => {
  backendWith({ join_item: groupWire() })
  const copy = jest.spyOn(clipboard, 'copy').mockResolvedValue()
  const screen = await open()
  await screen.see('还差 2 人拼成')
  expect(screen.find('已有 1 人，还差 2 人')).toBeDefined()
  expect(screen.text()).toMatch(/(01时00分00秒|59分5\d秒)/)
  await press('邀请好友参团')
  await settle()
  const link = copy.mock.calls[0]?.[0]
  expect(link).toContain(`/packageA/tg/queue?id=5&gid=41&msv=${aMember().id}`)
  expect(shown('success')).toEqual(['链接已复制，可分享邀请好友参团'])
})

test("somebody else's, open: the way to join it", async () => {
  backendWith()
  const screen = await open()
  await screen.see('还差 2 人拼成')
  await press('加入拼团 ¥79')
  expect(navigation.pushed()).toEqual([cashier(41)])
})

test('its time is up, and the server has not ended it yet: nobody is led into it, a new one can be opened', async () => {
  const backend = backendWith({}, { count_down: 2 })
  const screen = await open()
  await screen.see('加入拼团 ¥79')
  backend.reply(groupCall, groupOf({ count_down: 0 }))
  await pass(3_000)
  expect(screen.text()).not.toContain('加入拼团')
  await press('重新开团 ¥79')
  expect(navigation.pushed()).toEqual([cashier(0)])
})

test('mine, and its time is up: no friend is invited any more', async () => {
  const backend = backendWith({ join_item: groupWire() }, { count_down: 2 })
  const screen = await open()
  await screen.see('邀请好友参团')
  backend.reply(groupCall, groupOf({ count_down: 0 }))
  await pass(3_000)
  expect(control('邀请好友参团').getAttribute('aria-disabled')).toBe('true')
})

test.each([
  ['waits', 3, '你已在另一个团中'],
  ['is full', 1, '你已拼团成功，可以开始学习'],
])("somebody else's while I have a paid place in one that %s: it cannot be joined", async (_, status, words) => {
  backendWith({ join_item: groupWire({ id: 44, status }) })
  const screen = await open()
  await screen.see(words)
  expect(screen.text()).not.toMatch(/加入拼团|重新开团/)
})

test('made: the thing is one button away', async () => {
  backendWith({ join_item: groupWire({ status: 1 }) }, { status: 1, over_people_num: 0 })
  const screen = await open()
  await screen.see('拼团成功')
  await press('立即学习')
  expect(navigation.pushed()).toEqual(['/pages/course/show?id=3'])
})

test('made before I had paid: said, with what becomes of the money', async () => {
  const full = { status: 1, over_people_num: 0 }
  const backend = backendWith({}, full)
  const order = groupOrderWire({ item: groupWire(full), refund_text: '退款中' })
  backend.reply(ordersCall, ok({ data: [groupOrderWire({ id: 62, item: groupWire({ id: 7 }) }), order], total: 2 }))
  const screen = await open()
  await screen.see('你付款时人已到齐，款项原路退回（退款中）')
  expect(screen.text()).toContain('这个团已经满员')
  expect(screen.text()).not.toContain('可以开始学习')
})

test("made, somebody else's: nothing of mine goes back", async () => {
  const backend = backendWith({}, { status: 1, over_people_num: 0 })
  backend.reply(
    ordersCall,
    ok({ data: [groupOrderWire({ item: groupWire({ id: 7 }), refund_text: '已退款' })], total: 1 }),
  )
  const screen = await open()
  await screen.see('拼团成功')
  await settle()
  expect(screen.text()).not.toContain('退回')
})

test("made, somebody else's, and nothing of mine in it: it is full, and the others are one button away", async () => {
  const backend = backendWith({}, { status: 1, over_people_num: 0 })
  backend.reply(ordersCall, ok({ data: [], total: 0 }))
  const screen = await open()
  await screen.see('这个团已经满员')
  expect(screen.text()).not.toMatch(/拼团成功|可以开始学习/)
  await press('看别的团')
  expect(navigation.replaced()).toEqual(['/packageA/tg/queue?id=5'])
})

test('mine, and not paid for: the way is to pay, not to open another', async () => {
  const unpaid = groupWire({ status: 0, users: [] })
  backendWith({ join_item: unpaid }, { status: 0, users: [] })
  const screen = await open()
  await screen.see('开团人还没有付款')
  await press('去支付 ¥79')
  expect(navigation.pushed()).toEqual([cashier(0)])
})

test('failed: the money goes back; a new one can be opened while the activity runs', async () => {
  backendWith({}, { status: 2 })
  let screen = await open()
  await screen.see('拼团失败，退款将原路返回')
  await press('重新开团 ¥79')
  expect(navigation.pushed()).toEqual([cashier(0)])
  backendWith({ goods: groupSaleWire({ is_over: 1 }), is_over: true }, { status: 2 })
  screen = await open()
  await screen.see('拼团失败，退款将原路返回')
  expect(screen.text()).not.toContain('重新开团')
  await press('查看商品')
  expect(navigation.pushed()).toEqual(['/pages/course/show?id=3'])
})

test('without a group: all that are open, and the way to open one', async () => {
  backendWith({ items: [groupWire(), groupWire({ id: 42, over_people_num: 1 })] })
  const screen = await open({ id: '5' })
  await screen.see('差 1 人拼成')
  expect(screen.text()).toContain('差 2 人拼成')
  await press('立即开团 ¥79')
  expect(navigation.pushed()).toEqual([cashier(0)])
})

test('hundreds of open groups, each with a countdown: those near the screen are drawn', async () => {
  const scroll = fakeScroll()
  backendWith({ items: Array.from({ length: 300 }, (_, index) => groupWire({ id: 100 + index })) })
  const screen = await open({ id: '5' })
  await screen.see('差 2 人拼成')
  for (let portion = 0; portion < 10; portion++) await settle()
  const drawn = () => document.querySelectorAll('[role=timer]').length
  expect(drawn()).toBe(20)
  await scroll.move('[style*="height: 1px"]', true)
  for (let portion = 0; portion < 10; portion++) await settle()
  expect(drawn()).toBe(40)
  expect(screen.find('立即开团 ¥79')).toBeDefined()
})

test('without a group, while I am in one: mine first; the others cannot be joined', async () => {
  backendWith({ join_item: groupWire(), items: [groupWire({ id: 42, over_people_num: 1 }), groupWire()] })
  const screen = await open({ id: '5' })
  await screen.see('你已在拼团中')
  expect(screen.text()).toMatch(/差 2 人拼成.*邀请好友.*差 1 人拼成/)
  expect(control('加入拼团').getAttribute('aria-disabled')).toBe('true')
  expect(screen.text()).not.toContain('立即开团')
  await press('邀请好友')
  expect(navigation.pushed()).toEqual(['/packageA/tg/queue?id=5&gid=41'])
})

test.each([
  ['failed', 2],
  ['not paid for', 0],
])('without a group, mine %s: the open ones can be joined', async (_, status) => {
  backendWith({ join_item: groupWire({ id: 40, status }), items: [groupWire()] })
  const screen = await open({ id: '5' })
  await screen.see('差 2 人拼成')
  await press('加入拼团')
  expect(navigation.pushed()).toEqual([cashier(41)])
})

const timeless = groupSaleWire({ started_at: null, started_count_down: null })
const beforeStart = { goods: timeless, is_start: false, items: [] }

test('before a start that nobody knows: what will be possible then', async () => {
  backendWith(beforeStart)
  const screen = await open({ id: '5' })
  await screen.see('开始后就能开团')
})

test.each<[string, object, Record<string, string>, string]>([
  ['open groups', { items: [groupWire()] }, { id: '5' }, '差 2 人拼成'],
  ['no groups', { items: [] }, { id: '5' }, '还没有人开团'],
  ['before its start', beforeStart, { id: '5' }, '拼团还没有开始'],
  ['one group', {}, { id: '5', gid: '41' }, '还差 2 人拼成'],
])('where selling is forbidden, %s: who is there, no haste, and no way in', async (_, detail, params, words) => {
  backendWith(detail)
  const screen = await openScreen(GroupQueue, { params, user: aMember(), addons: ['TuanGou'], selling: 'hidden' })
  await screen.see(words)
  expect(screen.text()).not.toMatch(/¥|加入|立即开团|就能开团|开一个|距结束|剩|付款|退款/)
})

test.each([
  ['is not paid for', 0, '这个团还没有开始'],
  ['has failed', 2, '拼团失败'],
])("where selling is forbidden, somebody else's that %s: no word of money", async (_, status, words) => {
  backendWith({}, { status })
  const as = { user: aMember(), addons: ['TuanGou'], selling: 'hidden' } as const
  const screen = await openScreen(GroupQueue, { params: { id: '5', gid: '41' }, ...as })
  await screen.see(words)
  expect(screen.text()).not.toMatch(/¥|付款|支付|退款|到账/)
})

test('where selling is forbidden, mine that is open: its time, and what becomes of my money', async () => {
  backendWith({ join_item: groupWire(), items: [groupWire()] })
  const as = { user: aMember(), addons: ['TuanGou'], selling: 'hidden' } as const
  let screen = await openScreen(GroupQueue, { params: { id: '5', gid: '41' }, ...as })
  await screen.see('若拼团失败退款将原路返回，请耐心等待')
  expect(document.querySelectorAll('[role=timer]')).toHaveLength(1)
  screen = await openScreen(GroupQueue, { params: { id: '5' }, ...as })
  await screen.see('差 2 人拼成')
  expect(document.querySelectorAll('[role=timer]')).toHaveLength(1)
})

test('where selling is forbidden: the end of a group is seen without a clock', async () => {
  const backend = backendWith({ items: [groupWire({ count_down: 2 })] })
  const screen = await openScreen(GroupQueue, {
    params: { id: '5' },
    user: aMember(),
    addons: ['TuanGou'],
    selling: 'hidden',
  })
  await screen.see('差 2 人拼成')
  backend.reply(saleCall, ok(groupDetailWire({ items: [] })))
  await pass(3_000)
  await screen.see('还没有人开团')
})

test('where selling is forbidden, mine that is not paid for: no word of paying for what', async () => {
  backendWith({ join_item: groupWire({ status: 0 }) }, { status: 0 })
  const as = { user: aMember(), addons: ['TuanGou'], selling: 'hidden' } as const
  const screen = await openScreen(GroupQueue, { params: { id: '5', gid: '41' }, ...as })
  await screen.see('这个团还没有开始')
  expect(screen.text()).not.toMatch(/¥|付款|支付/)
})

test('mine, where nobody knows its id', async () => {
  backendWith({ join_item: groupWire() })
  const screen = await open({ id: '5', of: 'mine' })
  await screen.see('邀请好友参团')
})

test('the activity is over, and no group waits: the others are one button away', async () => {
  backendWith({ goods: groupSaleWire({ is_over: 1 }), is_over: true, items: [] })
  const screen = await open({ id: '5' })
  await screen.see('拼团活动已结束')
  await press('看别的活动')
  expect(navigation.replaced()).toEqual(['/packageA/tg/index'])
})

test('nobody waits yet', async () => {
  backendWith({ items: [] })
  const screen = await open({ id: '5' })
  await screen.see('还没有人开团')
})

test('a group that is gone, an activity that is gone, a failure', async () => {
  const backend = backendWith()
  backend.reply(groupCall, ok({ item: [] }))
  let screen = await open()
  await screen.see('没有找到这个团')
  await press('看别的团')
  expect(navigation.replaced()).toEqual(['/packageA/tg/queue?id=5'])
  backend.reply(saleCall, ok(groupDetailWire({ goods: [] })))
  screen = await open()
  await screen.see('这个活动已经没有了')
  backend.reply(saleCall, refusal('错误'))
  screen = await open()
  await screen.see('拼团没有加载出来')
})

describe('it is followed', () => {
  test('while it is open: what happens is seen without a reload', async () => {
    const backend = backendWith({ join_item: groupWire() })
    const screen = await open()
    await screen.see('还差 2 人拼成')
    backend.reply(groupCall, groupOf({ over_people_num: 1 }))
    await pass(5_100)
    expect(screen.text()).toContain('还差 1 人拼成')
    backend.reply(groupCall, groupOf({ status: 1, over_people_num: 0 }))
    await pass(5_100)
    expect(screen.text()).toContain('拼团成功')
    const asked = backend.sentTo(groupCall).length
    await pass(60_000)
    expect(backend.sentTo(groupCall)).toHaveLength(asked)
  })

  test('the longer nothing happens, the more seldom; and not at all while the page is covered', async () => {
    const backend = backendWith()
    const screen = await open()
    await screen.see('还差 2 人拼成')
    for (let sec = 0; sec < 600; sec += 5) await pass(5_000)
    const asked = backend.sentTo(groupCall).length
    expect(asked).toBeGreaterThan(20)
    expect(asked).toBeLessThan(45)
    await hide()
    await pass(120_000)
    expect(backend.sentTo(groupCall)).toHaveLength(asked)
    await showAgain()
    await pass(100)
    expect(backend.sentTo(groupCall)).toHaveLength(asked + 1)
  })

  test('its time ends: the server is asked, nothing is guessed', async () => {
    const backend = backendWith({ join_item: groupWire() }, { count_down: 2 })
    const screen = await open()
    await screen.see('还差 2 人拼成')
    backend.reply(groupCall, groupOf({ status: 2 }))
    await pass(3_000)
    await screen.see('拼团失败，退款将原路返回')
    expect(control('重新开团 ¥79')).toBeDefined()
  })
})
