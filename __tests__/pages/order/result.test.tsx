// First: the budget takes the clock that it finds.
import { pass } from '../../setup/clock'

import { safeExecute } from '@tarojs/runtime'
import { act, type ComponentType } from 'react'

import { runtime } from '@/config/env'
import { supportEnv } from '@/config/support'
import { openDraft } from '@/features/checkout/purchaseDraft'
import Pay from '@/pages/order/pay'
import Success from '@/pages/order/success'
import Waiting from '@/pages/order/wechat_h5'
import { clipboard } from '@/platform/clipboard'
import { device } from '@/platform/device'
import { faults } from '@/platform/faults'
import { queryClient } from '@/queries/client'
import { boughtFrom } from '@/stores/boughtFrom'
import { useSession } from '@/stores/session'

import { aMember } from '../../factories/member'
import { detailWire, lessonWire } from '../../factories/course'
import { aDraft } from '../../factories/order'
import { fakeBackend, held, noNetwork, ok, refusal } from '../../setup/backend'
import { hide, press, settle, showAgain } from '../../setup/learner'
import { navigation } from '../../setup/navigation'
import { openScreen } from '../../setup/openScreen'
import { shown } from '../../setup/shown'

const statusCall = 'GET /api/v2/order/status'
const listCall = 'GET /api/v2/member/orders'
const courseCall = 'GET /api/v2/course/3'
const memberCall = 'GET /api/v2/member/detail'

const row = (over = {}, goods = {}) => ({
  id: 1,
  order_id: '1103',
  charge: 199,
  payment_method: 'wap',
  payment_text: '支付宝',
  status_text: '已支付',
  created_at: '2024-05-01T02:30:00.000000Z',
  goods: [{ goods_id: 3, goods_type: 'COURSE', goods_name: '数据结构与算法', goods_thumb: '', ...goods }],
  ...over,
})
const list = (...rows: unknown[]) => ok({ data: rows, total: rows.length })
const status = (value: number) => ok({ status: value })

const open = async (Page: ComponentType, params: Record<string, string> = { order: '1103' }) => {
  const screen = await openScreen(Page, { params, user: aMember() })
  await settle()
  return screen
}

test.each([
  ['the transfer', Pay],
  ['the waiting', Waiting],
  ['the result', Success],
])('where the platform forbids selling, %s of no order is shown or asked for', async (_, Page) => {
  const backend = fakeBackend()
  const screen = await openScreen(Page, { params: { order: '1103' }, user: aMember(), selling: 'hidden' })
  await settle()
  expect(screen.text()).toContain('这里暂时不能查看')
  expect(screen.text()).not.toMatch(/¥|付款|订单/)
  expect(backend.sent).toEqual([])
  await press('回首页')
  expect(navigation.switched()).toEqual(['/pages/index/index'])
})

/** What this device noted when it made the order. */
async function storeDraft(over = {}) {
  useSession.setState({ user: aMember(), isLogin: true })
  const store = await openDraft({ type: 'course', id: 3 })
  store.set(
    aDraft({ promo: { code: 'ZT2026', discountCents: 2000 }, amountDueCents: 17900, sentTo: 'alipay', ...over }),
  )
  return store
}

beforeEach(() => {
  localStorage.clear()
  jest.clearAllMocks()
})

describe('success', () => {
  test('a forged address shows what the server says: goods, amount, state', async () => {
    fakeBackend({ [statusCall]: status(9), [listCall]: list(row()) })
    const screen = await open(Success, { order: '1103', amount: '0.01', goods: '假的' })
    await screen.see('数据结构与算法')
    expect(screen.text()).toMatch(/支付成功.*订单金额¥199\.00.*支付宝.*1103/)
    expect(screen.text()).not.toMatch(/0\.01|假的/)
  })

  test('paid, and nothing came: the academy’s people are a tap away, where there is a way to them', async () => {
    fakeBackend({ [statusCall]: status(9), [listCall]: list(row()) })
    expect((await open(Success)).text()).not.toContain('联系客服')
    const leave = jest.spyOn(device, 'leaveFor').mockReturnValue()
    Object.assign(supportEnv, { customerService: 'https://kf.example.com/chat' })
    await open(Success)
    await press('联系客服')
    expect(leave.mock.calls).toEqual([['https://kf.example.com/chat']])
    Object.assign(supportEnv, { customerService: '' })
  })

  describe('the academy’s statistics', () => {
    const sent: unknown[] = []
    beforeEach(() => {
      sent.length = 0
      Object.assign(runtime, { statsUrl: '/stats' })
      jest.spyOn(faults, 'send').mockImplementation((_, body) => void sent.push(JSON.parse(body)))
    })
    afterEach(() => Object.assign(runtime, { statsUrl: undefined }))
    const told = { kind: 'purchase', orderNo: '1103', type: 'course', id: 3, name: '数据结构与算法' }

    test('hear of what this device has paid, once, also when the page is opened again', async () => {
      await storeDraft()
      fakeBackend({ [statusCall]: status(9), [listCall]: list(row()) })
      const screen = await open(Success)
      await screen.see('数据结构与算法')
      screen.close()
      await (await open(Success)).see('数据结构与算法')
      expect(sent).toEqual([{ ...told, yuan: 179 }])
    })

    test('hear of nothing that is not paid', async () => {
      fakeBackend({ [statusCall]: status(1), [listCall]: list(row()) })
      await open(Success)
      expect(sent).toEqual([])
    })
  })

  test.each([
    { name: 'not paid', reply: status(1), seen: '正在确认支付结果' },
    { name: 'being paid', reply: status(5), seen: '正在确认支付结果' },
    { name: 'ended', reply: status(7), seen: '订单已取消' },
    { name: 'of a kind from the future', reply: status(42), seen: '正在确认支付结果' },
    { name: 'of somebody else', reply: refusal('资源不存在', 404), seen: '没有找到这笔订单' },
  ])('an order that is $name is not called paid', async ({ reply, seen }) => {
    fakeBackend({ [statusCall]: reply, [listCall]: list(row()) })
    const screen = await open(Success)
    await screen.see(seen)
    expect(screen.text()).not.toContain('支付成功')
  })

  test.each([
    ['COURSE', '超过 60 分钟没有支付', '到账后会照常开通', /重新购买.*查看我的订单/],
    ['COURSE, 手动打款', '超过 60 分钟没有核对到账', '请联系网校核对，不要再付', /查看我的订单.*重新购买/],
    ['秒杀', '没有在 15 分钟内付款，名额已经退回', '到账后会开通；没有开通的，网校会退款', /查看我的订单/],
    ['课程团购', '没有在时限内付款，或换了别的团', '团还没有满员就算参团，否则原路退回', /查看我的订单/],
  ])('an order (%s) that has ended says why, and what becomes of its money', async (words, why, late, ways) => {
    const [type, way = '支付宝'] = words.split(', ')
    const payment = way === '手动打款' ? 'hand' : 'wap'
    fakeBackend({
      [statusCall]: status(7),
      [listCall]: list(row({ status_text: '已取消', payment_method: payment }, { goods_type: type })),
    })
    const screen = await open(Success)
    await screen.see(why)
    expect(screen.text()).toContain(late)
    expect(screen.text()).toMatch(ways)
  })

  test.each([
    ['left for', { sentAtMs: 1 }, /转账的请联系网校核对，不要再付.*查看我的订单.*重新购买/],
    ['never opened', { sentTo: '', sentAtMs: 0 }, /超过 60 分钟没有支付.*重新购买.*查看我的订单/],
  ])(
    'an order of the server’s own cashier (%s) that has ended may have been transferred for',
    async (_, over, words) => {
      await storeDraft({ payUrl: 'https://a.cn/payment/index?sign=1103', sentTo: '', ...over })
      fakeBackend({ [statusCall]: status(7), [listCall]: list() })
      const screen = await open(Success)
      await screen.see('订单已取消')
      await settle()
      expect(screen.text()).toMatch(words)
    },
  )

  test('nobody could be asked: said, with a way to ask again', async () => {
    const backend = fakeBackend({ [statusCall]: noNetwork, [listCall]: list(row()) })
    const screen = await open(Success)
    await screen.see('网络')
    expect(screen.text()).not.toMatch(/支付成功|正在确认/)
    backend.reply(statusCall, status(9))
    await screen.press('重试')
    await screen.see('支付成功')
  })

  test('becomes success as soon as the server says so', async () => {
    const backend = fakeBackend({ [statusCall]: status(5), [listCall]: list(row()) })
    const screen = await open(Success)
    await screen.see('正在确认支付结果')
    backend.reply(statusCall, status(9))
    await press('已完成支付')
    await screen.see('支付成功')
  })

  test('says what was really paid, and closes the draft', async () => {
    const store = await storeDraft()
    store.charged.set('1103')
    fakeBackend({ [statusCall]: status(9), [listCall]: list(row()) })
    const screen = await open(Success)
    await screen.see('实付¥179.00')
    expect(store.get()?.isCompleted).toBe(true)
    expect(store.charged.get()).toBeNull()
  })

  test('what was loaded before the payment is read anew, and leads to the first lesson', async () => {
    const lessons = { 0: [lessonWire(101), lessonWire(102)] }
    const progress = { 101: { watch_seconds: 60, watched_at: '2024-05-01 10:00:00' } }
    fakeBackend({
      [statusCall]: status(9),
      [listCall]: list(row()),
      [courseCall]: ok(detailWire({ videos: lessons, videoWatchedProgress: progress })),
    })
    const screen = await open(Success)
    await screen.see('课程已放进「学习」')
    queryClient.setQueryData(['course', 'detail', 3], { isOld: true })
    await press('开始学习')
    await settle()
    expect(navigation.replaced()).toContain('/pages/course/video?id=102&course_id=3')
  })

  test('balance and points are read anew, whatever was bought', async () => {
    const backend = fakeBackend({ [statusCall]: status(9), [listCall]: list(row()) })
    const screen = await open(Success)
    await screen.see('课程已放进「学习」')
    expect(backend.sentTo(memberCall)).toHaveLength(1)
  })

  test('whoever goes elsewhere while the first lesson is looked up is not led away from there', async () => {
    const lookUp = held(ok(detailWire({ videos: { 0: [lessonWire(101)] } })))
    fakeBackend({ [statusCall]: status(9), [listCall]: list(row()), [courseCall]: lookUp })
    const screen = await open(Success)
    await screen.see('课程已放进「学习」')
    await press('开始学习')
    screen.close()
    lookUp.release()
    await settle()
    expect(navigation.replaced()).toEqual([])
  })

  test.each([
    ['has no lesson yet', ok(detailWire({ videos: {} }))],
    ['does not answer', noNetwork],
  ])('a course that %s: its own page', async (_, reply) => {
    fakeBackend({ [statusCall]: status(9), [listCall]: list(row()), [courseCall]: reply })
    const screen = await open(Success)
    await screen.see('课程已放进「学习」')
    await press('开始学习')
    await settle(10_000)
    expect(navigation.replaced()).toContain('/pages/course/show?id=3')
  })

  test('bought on a locked lesson: learning goes on there', async () => {
    fakeBackend({ [statusCall]: status(9), [listCall]: list(row()) })
    const screen = await open(Success)
    boughtFrom.set({ type: 'course', id: 3 }, '/pages/course/video?id=12')
    await screen.see('支付成功')
    screen.close()
    await open(Success)
    await screen.see('开始学习')
    await press('开始学习')
    expect(navigation.replaced()).toContain('/pages/course/video?id=12')
    boughtFrom.set({ type: 'course', id: 4 }, '/pages/course/video?id=12')
  })

  test.each([
    ['the stack of a new start', ['/pages/order/success?order=1103'], ['/pages/course/video?id=12']],
    [
      'the page beneath the memberships',
      ['/before', '/pages/course/video?id=12', '/pages/role/role', '/pages/order/success?order=1103'],
      ['/before', '/pages/course/video?id=12'],
    ],
  ])('a membership for a locked lesson: learning goes on there, on %s', async (_, pages, stack) => {
    const goods = { goods_id: 2, goods_type: 'ROLE', goods_name: '季度会员' }
    fakeBackend({ [statusCall]: status(9), [listCall]: list(row({}, goods)), [memberCall]: noNetwork })
    useSession.setState({ user: aMember(), isLogin: true })
    boughtFrom.set({ type: 'plan' }, '/pages/course/video?id=12')
    await openScreen(Success, { params: { order: '1103' }, user: aMember(), pages })
    await settle()
    await press('继续学习')
    expect(navigation.stack()).toEqual(stack)
  })

  test('leads to the order', async () => {
    fakeBackend({ [statusCall]: status(9), [listCall]: list(row()) })
    const screen = await open(Success)
    await screen.see('支付成功')
    await press('查看我的订单')
    expect(navigation.pushed()).toContain('/packageA/member/order?status=paid')
  })

  test('its number is copied, and that is said once', async () => {
    const copy = jest.spyOn(clipboard, 'copy').mockResolvedValue()
    fakeBackend({ [statusCall]: status(9), [listCall]: list(row()) })
    const screen = await open(Success)
    await screen.see('支付成功')
    await press('复制')
    expect(copy).toHaveBeenCalledWith('1103')
    expect(shown()).toEqual(['已复制'])
    jest.restoreAllMocks()
  })

  test.each([
    ['a membership', { goods_type: 'ROLE', goods_name: '季度会员' }, 'crown'],
    ['a top-up', { goods_type: 'RECHARGE', goods_name: '学币充值' }, 'wallet'],
  ])('%s has an emblem of its own', async (_, goods, emblem) => {
    fakeBackend({ [statusCall]: status(9), [listCall]: list(row({}, goods)), [memberCall]: noNetwork })
    const screen = await open(Success)
    await screen.see(goods.goods_name)
    expect(document.querySelectorAll(`.${emblem}`)).toHaveLength(1)
  })

  test('what is mine is marked old', async () => {
    fakeBackend({ [statusCall]: status(9), [listCall]: list(row()) })
    const invalidate = jest.spyOn(queryClient, 'invalidateQueries')
    const screen = await open(Success)
    await screen.see('数据结构与算法')
    const keys = invalidate.mock.calls.map(([filter]) => filter?.queryKey)
    expect(keys).toEqual(expect.arrayContaining([['course'], ['study'], ['order', 'list']]))
    invalidate.mockRestore()
  })

  test('a membership changes the member', async () => {
    const backend = fakeBackend({
      [statusCall]: status(9),
      [listCall]: list(row({}, { goods_type: 'ROLE', goods_id: 2, goods_name: '季度会员' })),
      [memberCall]: ok({
        id: 7,
        nick_name: '孤舟听雨',
        role_id: 2,
        role_expired_at: '2030-01-01 00:00:00',
        role: { id: 2, name: '季度会员' },
      }),
    })
    const screen = await open(Success)
    await screen.see('会员已经生效')
    await settle()
    expect(backend.sentTo(memberCall)).toHaveLength(1)
    expect(useSession.getState().user?.vip?.name).toBe('季度会员')
  })

  test('without details it is still paid', async () => {
    fakeBackend({ [statusCall]: status(9), [listCall]: refusal('错误') })
    const screen = await open(Success)
    await screen.see('订单详情没有加载出来')
    expect(screen.text()).toContain('支付成功')
    await press('去学习')
    expect(navigation.switched()).toContain('/pages/course/index')
  })
})

describe('waiting', () => {
  test.each([
    ['unlisted (HEAD): the cashier', true, '回到收银台', '/pages/order/order?type=course&id=3&order=1103'],
    ['listed: the orders', false, '查看我的订单', '/packageA/member/order'],
  ])('in vain, the way on leads where the order is; %s', async (_, listsPaidOrdersOnly, words, url) => {
    await storeDraft()
    fakeBackend({ [statusCall]: status(5), [listCall]: list() })
    const screen = await openScreen(Waiting, {
      params: { order: '1103' },
      user: aMember(),
      config: { listsPaidOrdersOnly },
    })
    await pass(150_000)
    expect(screen.text()).toContain('正在确认，请不要重复付款')
    await press(words)
    expect([...navigation.replaced(), ...navigation.pushed()]).toContain(url)
  })

  test.each([
    ['in vain', status(5), 150_000, '正在确认，请不要重复付款'],
    ['until it has ended', status(7), 1_000, '订单已取消'],
  ])('%s: who has paid all the same can tell support which order', async (_, reply, ms, words) => {
    const copied = jest.spyOn(clipboard, 'copy').mockResolvedValue()
    Object.assign(supportEnv, { customerService: 'https://kf.example.com/chat' })
    fakeBackend({ [statusCall]: reply, [listCall]: list() })
    const screen = await open(Waiting)
    await pass(ms)
    await screen.see(words)
    expect(screen.text()).toMatch(/订单号1103/)
    expect(screen.text()).toContain('联系客服')
    await press('复制')
    expect(copied.mock.calls).toEqual([['1103']])
    Object.assign(supportEnv, { customerService: '' })
  })

  test('paid: the result takes its place', async () => {
    fakeBackend({ [statusCall]: status(9), [listCall]: list(row()) })
    await open(Waiting)
    await settle()
    expect(navigation.replaced()).toContain('/pages/order/success?order=1103')
  })

  test('never says that it is not paid, also not on asking', async () => {
    fakeBackend({ [statusCall]: status(1), [listCall]: list(row({ status_text: '未支付' })) })
    const screen = await open(Waiting)
    await screen.see('正在确认支付结果')
    await press('已完成支付')
    await settle()
    expect(shown()).toEqual(['还没有收到支付结果，会继续确认'])
    expect(screen.text()).not.toMatch(/未支付|没有支付|支付失败/)
  })

  test('nobody can be asked: a press is answered all the same', async () => {
    const backend = fakeBackend({ [statusCall]: status(5), [listCall]: list(row({ status_text: '支付中' })) })
    const screen = await open(Waiting)
    await screen.see('正在确认支付结果')
    backend.reply(statusCall, refusal('错误'))
    await press('已完成支付')
    await settle()
    expect(shown()).toEqual(['没有问到支付结果，会继续确认'])
  })

  test('who has gone to another page meanwhile hears nothing of the press there', async () => {
    const backend = fakeBackend({ [statusCall]: status(5), [listCall]: list(row({ status_text: '支付中' })) })
    const screen = await open(Waiting)
    await screen.see('正在确认支付结果')
    const slow = held(refusal('错误'))
    backend.reply(statusCall, slow)
    await press('已完成支付')
    await hide()
    await act(async () => slow.release())
    await settle()
    expect(shown()).toEqual([])
    await showAgain()
  })

  test('trouble leads to the cashier of the same thing', async () => {
    fakeBackend({ [statusCall]: status(5), [listCall]: list(row({ status_text: '支付中' })) })
    const screen = await open(Waiting)
    await screen.see('支付遇到问题')
    await press('支付遇到问题')
    expect(navigation.replaced()).toContain('/pages/order/order?type=course&id=3&order=1103')
  })

  test('back from the gateway within seconds: another way to pay stands in place of the wait', async () => {
    await storeDraft({ sentAtMs: Date.now() - 5_000 })
    fakeBackend({ [statusCall]: status(5), [listCall]: list(row({ status_text: '支付中' })) })
    const screen = await open(Waiting)
    await screen.see('换一种方式')
    expect(screen.text()).not.toContain('支付遇到问题')
    await press('换一种方式')
    expect(navigation.replaced()).toContain('/pages/order/order?type=course&id=3&order=1103')
  })

  test('back after a while: it may well be paid', async () => {
    await storeDraft({ sentAtMs: Date.now() - 60_000 })
    fakeBackend({ [statusCall]: status(5), [listCall]: list(row({ status_text: '支付中' })) })
    const screen = await open(Waiting)
    await screen.see('支付遇到问题')
    expect(screen.text()).not.toContain('换一种方式')
  })

  test('trouble with an order that only this device knows (HEAD) leads there as well', async () => {
    await storeDraft()
    fakeBackend({ [statusCall]: status(5), [listCall]: list() })
    const screen = await open(Waiting)
    await screen.see('支付遇到问题')
    await press('支付遇到问题')
    expect(navigation.replaced()).toContain('/pages/order/order?type=course&id=3&order=1103')
  })

  test('coming back from WeChat asks at once', async () => {
    const backend = fakeBackend({ [statusCall]: status(5), [listCall]: list(row()) })
    await open(Waiting)
    await act(async () => void safeExecute('taro-app', 'onHide'))
    backend.reply(statusCall, status(9))
    await act(async () => void safeExecute('taro-app', 'onShow'))
    await settle()
    expect(navigation.replaced()).toContain('/pages/order/success?order=1103')
  })
})

test('an order that WeChat was paid is not called ended, and not for sale again', async () => {
  const store = await storeDraft()
  store.charged.set('1103')
  const backend = fakeBackend({ [statusCall]: status(7), [listCall]: list(row({ status_text: '已取消' })) })
  const screen = await open(Waiting)
  await screen.see('正在确认支付结果')
  expect(screen.text()).not.toMatch(/已取消|重新购买/)
  backend.reply(statusCall, status(9))
  await press('已完成支付')
  await settle()
  expect(navigation.replaced()).toEqual(['/pages/order/success?order=1103'])
})

describe('nobody is asked while nobody looks', () => {
  const hide: [string, () => void, () => void][] = [
    [
      'another page lies over it',
      () => void safeExecute('taro-app', 'onHide'),
      () => void safeExecute('taro-app', 'onShow'),
    ],
    ['the app is in the background', () => setSight('hidden'), () => setSight('visible')],
  ]
  function setSight(state: DocumentVisibilityState): void {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    document.dispatchEvent(new Event('visibilitychange'))
  }
  afterEach(() => setSight('visible'))

  test.each(hide)('%s: the questions rest, and go on at once when it is back', async (_, leave, comeBack) => {
    const backend = fakeBackend({ [statusCall]: status(5), [listCall]: list(row()) })
    await open(Waiting)
    await pass(3_500)
    const asked = () => backend.sentTo(statusCall).length
    expect(asked()).toBe(3)
    await act(async () => leave())
    await pass(5 * 60_000)
    expect(asked()).toBe(3)
    await act(async () => comeBack())
    await settle()
    expect(asked()).toBe(4)
    await pass(1_100)
    expect(asked()).toBe(5)
  })
})

describe('bank transfer', () => {
  const transferCall = 'POST /api/v3/order/pay/handPay'

  const text = ok({ text: '<p>户名：知途</p><script>alert(1)</script>' })
  const paying = row({ status_text: '支付中' })

  test("number, amount and the server's words; then it waits", async () => {
    await storeDraft({ sentTo: 'handPay' })
    const backend = fakeBackend({ [transferCall]: text, [listCall]: list(paying), [statusCall]: status(5) })
    const screen = await open(Pay)
    await screen.see('户名：知途')
    expect(screen.text()).toMatch(/订单号1103.*应付金额¥179\.00/)
    expect(screen.text()).not.toContain('alert(1)')
    const asked = backend.sentTo(statusCall).length
    await press('我已转账')
    await screen.see('网校核对到账后就会开通')
    expect(backend.sentTo(statusCall)).toHaveLength(asked + 1)
    await press('查看支付结果')
    await settle()
    expect(shown()).toEqual(['还没有收到支付结果，会继续确认'])
    backend.reply(statusCall, status(9))
    await press('查看支付结果')
    await settle()
    expect(navigation.replaced()).toContain('/pages/order/success?order=1103')
  })

  test('who has transferred and must not pay again reaches the academy’s people', async () => {
    const leave = jest.spyOn(device, 'leaveFor').mockReturnValue()
    Object.assign(supportEnv, { customerService: 'https://kf.example.com/chat' })
    fakeBackend({ [transferCall]: text, [listCall]: list(paying), [statusCall]: status(5) })
    const screen = await open(Pay)
    await screen.see('转过账的不要再付，请联系网校核对')
    await press('联系客服')
    expect(leave.mock.calls).toEqual([['https://kf.example.com/chat']])
    Object.assign(supportEnv, { customerService: '' })
  })

  test('an order of elsewhere has a full price, from which a code may have taken something', async () => {
    fakeBackend({ [transferCall]: text, [listCall]: list(paying), [statusCall]: status(5) })
    const screen = await open(Pay)
    await screen.see('订单金额')
    expect(screen.text()).toMatch(/订单金额.*用过优惠码的请按优惠后的金额转账.*¥199\.00/)
    expect(screen.text()).not.toContain('应付金额')
  })

  test.each([
    ['has been paid', status(9), '', '/pages/order/success?order=1103'],
    ['has ended', status(7), '订单已取消', undefined],
    ["is somebody else's", refusal('资源不存在', 404), '没有找到这笔订单', undefined],
  ])(
    'one that %s is not to be transferred for, and the call that would choose it is not made',
    async (...[, reply, words, next]) => {
      const backend = fakeBackend({ [transferCall]: text, [listCall]: list(row()), [statusCall]: reply })
      const screen = await open(Pay)
      await screen.see(words)
      expect(screen.text()).not.toMatch(/金额|户名|我已转账/)
      expect(backend.sentTo(transferCall)).toEqual([])
      expect(navigation.replaced()[0]).toBe(next)
    },
  )

  test('ended while the page was open: seen without a tap', async () => {
    const backend = fakeBackend({ [transferCall]: text, [listCall]: list(paying), [statusCall]: status(5) })
    const screen = await open(Pay)
    await screen.see('户名：知途')
    backend.reply(statusCall, status(7))
    await pass(5_000)
    await screen.see('订单已取消')
    expect(screen.text()).not.toContain('户名')
    await press('重新购买')
    expect(navigation.replaced()).toContain('/pages/order/order?type=course&id=3')
  })

  test('nobody can be asked how it stands: said, with a way to ask again', async () => {
    const backend = fakeBackend({ [transferCall]: text, [listCall]: list(paying), [statusCall]: noNetwork })
    const screen = await open(Pay)
    await screen.see('网络')
    expect(backend.sentTo(transferCall)).toEqual([])
    backend.reply(statusCall, status(1))
    await screen.press('重试')
    await screen.see('户名：知途')
  })

  test('refused in English: our words', async () => {
    fakeBackend({
      [transferCall]: refusal('order status error'),
      [listCall]: list(paying),
      [statusCall]: status(5),
    })
    const screen = await open(Pay)
    await screen.see('这笔订单不能再付了，请重新下单')
    expect(screen.text()).not.toMatch(/order|error/)
  })

  test('no words, no transfer: retry loads them', async () => {
    const backend = fakeBackend({ [transferCall]: refusal('错误'), [listCall]: noNetwork, [statusCall]: status(5) })
    const screen = await open(Pay)
    await screen.see('打款信息没有加载出来')
    backend.reply(transferCall, ok({ text: '<p>户名：知途</p>' }))
    await screen.press('重试')
    await screen.see('户名：知途')
  })
})
