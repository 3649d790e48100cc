import { rateLimiter } from '@/http/answer'
import { serverClock } from '@/lib/serverClock'
import CourseShow from '@/pages/course/show'
import { chargedOrders } from '@/stores/chargedOrders'

import { detailWire } from '../../../factories/course'
import { flashSaleWire, reservationWire } from '../../../factories/flashSale'
import { aMember } from '../../../factories/member'
import { fakeBackend, held, noNetwork, ok, refusal } from '../../../setup/backend'
import { pass } from '../../../setup/clock'
import { alerts, control, hide, press, settle, showAgain, type } from '../../../setup/learner'
import { navigation } from '../../../setup/navigation'
import { openScreen, type ScreenOptions } from '../../../setup/openScreen'
import { shown } from '../../../setup/shown'

beforeEach(() => void serverClock.learn(new Date().toISOString()))

const root = '/addons/MiaoSha/api/v1/m'
const [saleCall, joinCall] = [`GET ${root}/0`, `POST ${root}/8/join`]
const cashier = '/pages/order/order?type=course&id=3&promotion=ms-31'

const saleOf = (over: object = {}, reservation: object = []) => ok({ data: flashSaleWire(over), order: reservation })

let picture = 0
const backendWith = (replies: Parameters<typeof fakeBackend>[0] = {}) =>
  fakeBackend({
    'GET /api/v2/course/3': ok(detailWire()),
    'GET /api/v2/course/3/comments': ok({ comments: [], users: [] }),
    'GET /api/v2/roles': ok([]),
    'GET /api/v2/captcha/image': () => ok({ key: `k${++picture}`, img: 'data:image/png;base64,AA==' })(),
    [saleCall]: saleOf(),
    [joinCall]: ok(reservationWire()),
    ...replies,
  })

const open = (over: ScreenOptions = {}) =>
  openScreen(CourseShow, { params: { id: '3' }, user: aMember(), addons: ['MiaoSha'], ...over })

async function passCaptcha(): Promise<void> {
  await settle()
  await type('图形验证码', 'k7wp')
  await press('立即秒杀')
  await settle()
}

async function want(): Promise<void> {
  await press('立即抢购')
  await passCaptcha()
}

beforeEach(() => {
  localStorage.clear()
  picture = 0
})
afterEach(() => jest.restoreAllMocks())

test('running: its price instead of the usual one, how long, how many; no word of membership', async () => {
  const backend = backendWith()
  const screen = await open()
  await screen.see('限时秒杀价')
  expect(backend.sentTo(saleCall)[0]?.query).toEqual({ course_type: 'course', course_id: '3' })
  expect(screen.text()).toMatch(/限时秒杀价¥49原价¥199距秒杀结束剩余(01时00分00秒|59分5\d秒)库存剩余 5 件/)
  expect(screen.text()).not.toContain('会员免费学这门课')
  expect(screen.text()).not.toContain('立即购买')
})

test('while its thing is paid for and not confirmed, no piece is taken from others', async () => {
  chargedOrders(aMember().id, 'course', 3).set('1103')
  backendWith()
  const screen = await open()
  await screen.see('限时秒杀价')
  await screen.see('支付确认中')
  expect(screen.find('立即抢购')).toBeUndefined()
})

test('until it is known whether there is one nobody can pay the full price', async () => {
  const answer = held(saleOf())
  backendWith({ [saleCall]: answer })
  const screen = await open()
  await screen.see('立即购买')
  expect(control('立即购买').getAttribute('aria-disabled')).toBe('true')
  answer.release()
  await screen.see('立即抢购')
})

test.each([
  ['none', ok({ data: [], order: [] })],
  ['a refusal', refusal('参数错误')],
])('%s: sold as usual', async (_, reply) => {
  backendWith({ [saleCall]: reply })
  const screen = await open()
  await screen.see('会员免费学这门课')
  expect(control('立即购买').getAttribute('aria-disabled')).not.toBe('true')
  expect(screen.text()).not.toContain('秒杀')
})

test('nothing is asked while the add-on is off, nor about what is mine', async () => {
  let backend = backendWith()
  let screen = await open({ addons: [] })
  await screen.see('立即购买')
  expect(backend.sentTo(saleCall)).toEqual([])
  backend = backendWith({ 'GET /api/v2/course/3': ok(detailWire({ isBuy: true })) })
  screen = await open()
  await screen.see('开始学习')
  expect(backend.sentTo(saleCall)).toEqual([])
})

test('a piece is won with a captcha, and leads to its cashier', async () => {
  const backend = backendWith()
  const screen = await open()
  await screen.see('立即抢购')
  await want()
  expect(backend.sentTo(joinCall)[0]?.body).toEqual({ captcha: 'k7wp', captcha_key: 'k1' })
  expect(shown('success')).toEqual(['抢购成功，请尽快支付'])
  expect(navigation.pushed()).toEqual([cashier])
})

test('ten presses ask once', async () => {
  const answer = held(ok(reservationWire()))
  const backend = backendWith({ [joinCall]: answer })
  const screen = await open()
  await screen.see('立即抢购')
  await press('立即抢购')
  await settle()
  await type('图形验证码', 'k7wp')
  for (let tap = 0; tap < 10; tap++) await press('立即秒杀')
  answer.release()
  await settle()
  expect(backend.sentTo(joinCall)).toHaveLength(1)
  expect(navigation.pushed()).toEqual([cashier])
})

test('a sheet that is closed before the answer leads to no cashier; the page has the way to pay', async () => {
  const answer = held(ok(reservationWire()))
  const backend = backendWith({ [joinCall]: answer })
  const screen = await open()
  await screen.see('立即抢购')
  await want()
  await press('关闭')
  backend.reply(saleCall, saleOf({}, reservationWire()))
  answer.release()
  await settle()
  expect(shown('success')).toEqual(['抢购成功，请尽快支付'])
  expect(navigation.pushed()).toEqual([])
  await press('去支付')
  expect(navigation.pushed()).toEqual([cashier])
})

test('a wrong captcha: another picture, the sheet stays', async () => {
  const backend = backendWith({ [joinCall]: refusal('图形验证码错误') })
  const screen = await open()
  await screen.see('立即抢购')
  await want()
  expect(alerts()).toEqual(['图形验证码错误'])
  backend.reply(joinCall, ok(reservationWire()))
  await passCaptcha()
  expect(backend.sentTo(joinCall)[1]?.body).toMatchObject({ captcha_key: 'k2' })
})

test.each(['已售罄', '活动已结束', '活动未开始'])('refused: %s; what is true now is asked for', async (words) => {
  const backend = backendWith({ [joinCall]: refusal(words) })
  const screen = await open()
  await screen.see('立即抢购')
  backend.reply(saleCall, saleOf({ over_num: 0, is_over: 1 }))
  await want()
  expect(shown('error')).toEqual([words])
  await screen.see('已售罄，现在按原价购买')
  expect(control('立即购买').getAttribute('aria-disabled')).not.toBe('true')
  expect(navigation.pushed()).toEqual([])
})

test('sold out is said, though what is true now cannot be asked for', async () => {
  const backend = backendWith({ [joinCall]: refusal('已售罄') })
  const screen = await open()
  await screen.see('立即抢购')
  backend.reply(saleCall, noNetwork)
  await want()
  expect(shown('error')).toEqual(['已售罄'])
})

test.each([
  ['an answer that got lost', noNetwork],
  ['a piece that another phone has won', refusal('请勿重复参与')],
])('%s: the server says that a piece is held', async (_, reply) => {
  const backend = backendWith({ [joinCall]: reply })
  const screen = await open()
  await screen.see('立即抢购')
  backend.reply(saleCall, saleOf({}, reservationWire()))
  await want()
  expect(navigation.pushed()).toEqual([cashier])
})

describe('behind a queue', () => {
  test('it says that nothing is won yet, asks, and goes on when a piece is', async () => {
    const backend = backendWith({ [joinCall]: ok([]), [saleCall]: saleOf({}, reservationWire({ id: 30, status: 3 })) })
    const screen = await open()
    await screen.see('立即抢购')
    await want()
    await screen.see('人多，正在为你排队')
    expect(screen.text()).toContain('结果出来前还不算抢到')
    const asked = backend.sentTo(saleCall).length
    await pass(2_100)
    expect(backend.sentTo(saleCall)).toHaveLength(asked + 1)
    expect(navigation.pushed()).toEqual([])
    backend.reply(saleCall, saleOf({}, reservationWire()))
    await pass(2_100)
    expect(navigation.pushed()).toEqual([cashier])
  })

  test('somebody else was first', async () => {
    const backend = backendWith({ [joinCall]: ok([]) })
    const screen = await open()
    await screen.see('立即抢购')
    await want()
    backend.reply(saleCall, saleOf({ over_num: 0, is_over: 1 }, reservationWire({ status: 3 })))
    await pass(2_100)
    await screen.see('没有抢到')
    await press('知道了')
    await screen.see('已售罄，现在按原价购买')
    expect(navigation.pushed()).toEqual([])
  })

  test('after half a minute the asking ends; it can be taken up again', async () => {
    const backend = backendWith({ [joinCall]: ok([]) })
    const screen = await open()
    await screen.see('立即抢购')
    await want()
    await pass(31_000)
    await screen.see('还没有结果')
    const asked = backend.sentTo(saleCall).length
    await pass(10_000)
    expect(backend.sentTo(saleCall)).toHaveLength(asked)
    backend.reply(saleCall, saleOf({}, reservationWire()))
    await press('再等等')
    await pass(2_100)
    expect(navigation.pushed()).toEqual([cashier])
  })

  test('a reload finds its place again, until somebody has closed it', async () => {
    const before = reservationWire({ id: 30, status: 3 })
    const backend = backendWith({ [joinCall]: ok([]), [saleCall]: saleOf({}, before) })
    let screen = await open()
    await screen.see('立即抢购')
    await want()
    await screen.see('人多，正在为你排队')
    screen = await open()
    await screen.see('人多，正在为你排队')
    backend.reply(saleCall, saleOf({}, reservationWire()))
    await pass(2_100)
    expect(navigation.pushed()).toEqual([cashier])
    expect(backend.sentTo(joinCall)).toHaveLength(1)

    backend.reply(saleCall, saleOf({}, before))
    screen = await open()
    await screen.see('立即抢购')
    await settle()
    expect(screen.text()).not.toContain('排队')
  })

  test('a page that is closed before the answer finds what became of it', async () => {
    const answer = held(ok(reservationWire()))
    const backend = backendWith({ [joinCall]: answer })
    let screen = await open()
    await screen.see('立即抢购')
    await want()
    screen.close()
    backend.reply(saleCall, saleOf({}, reservationWire()))
    screen = await open()
    await pass(100)
    expect(navigation.pushed()).toEqual([cashier])
    answer.release()
  })
})

describe('the sale has ended, and its thing finds it no more', () => {
  const itsOwnCall = `GET ${root}/8`
  const ended = (reservation: object = []) => ({
    [saleCall]: ok({ data: [], order: [] }),
    [itsOwnCall]: saleOf({ is_start: 0, is_over: 1, expired_seconds: 0 }, reservation),
  })
  const replyAll = (backend: ReturnType<typeof backendWith>, replies: ReturnType<typeof ended>) =>
    Object.entries(replies).forEach(([call, reply]) => backend.reply(call, reply))

  test.each([
    ['won', reservationWire(), '去支付'],
    ['paid for', reservationWire({ status: 1 }), '秒杀已付款，正在开通'],
  ])('a piece that is %s is not sold again', async (_, reservation, label) => {
    const backend = backendWith({ [saleCall]: saleOf({}, reservation) })
    const screen = await open()
    await screen.see(label)
    replyAll(backend, ended(reservation))
    await showAgain()
    await settle()
    expect(backend.sentTo(itsOwnCall)).not.toEqual([])
    await screen.see(label)
    expect(screen.find('立即购买')).toBeUndefined()
  })

  test('who stands in the queue is told the result', async () => {
    const backend = backendWith({ [joinCall]: ok([]) })
    const screen = await open()
    await screen.see('立即抢购')
    await want()
    replyAll(backend, ended())
    await pass(2_100)
    await screen.see('人多，正在为你排队')
    replyAll(backend, ended(reservationWire()))
    await pass(2_100)
    expect(navigation.pushed()).toEqual([cashier])
  })

  test('one call tells of a piece that is held', async () => {
    const won = reservationWire()
    const backend = backendWith({ [saleCall]: saleOf({}, won) })
    const screen = await open()
    await screen.see('去支付')
    replyAll(backend, ended(won))
    await showAgain()
    await settle()
    const asked = backend.sent.length
    await showAgain()
    await settle()
    expect(backend.sent.slice(asked).filter(({ call }) => [saleCall, itsOwnCall].includes(call))).toHaveLength(1)
  })

  test('the next sale of the thing is found', async () => {
    const backend = backendWith()
    const screen = await open()
    await screen.see('立即抢购')
    replyAll(backend, ended())
    await showAgain()
    await screen.see('秒杀已结束，现在按原价购买')
    backend.reply(saleCall, saleOf({ id: 9 }))
    await showAgain()
    await screen.see('立即抢购')
  })

  test('without a piece the thing is sold as usual, also once the sale is deleted', async () => {
    const backend = backendWith()
    const screen = await open()
    await screen.see('立即抢购')
    replyAll(backend, ended())
    await showAgain()
    await screen.see('秒杀已结束，现在按原价购买')
    backend.reply(itsOwnCall, refusal('活动不存在', 404))
    await showAgain()
    await settle()
    expect(screen.text()).not.toContain('秒杀')
    expect(control('立即购买').getAttribute('aria-disabled')).not.toBe('true')
  })
})

describe('an answer that got lost, and no piece yet', () => {
  async function lose() {
    const backend = backendWith({ [joinCall]: noNetwork })
    const screen = await open()
    await screen.see('立即抢购')
    await want()
    await screen.see('正在查询有没有抢到')
    expect(screen.text()).not.toContain('排队结果')
    return { backend, screen }
  }

  test('it is looked up until there is one', async () => {
    const { backend } = await lose()
    backend.reply(saleCall, saleOf({}, reservationWire()))
    await pass(2_100)
    expect(navigation.pushed()).toEqual([cashier])
    expect(backend.sentTo(joinCall)).toHaveLength(1)
  })

  test('nothing is found: one may try again', async () => {
    const { backend, screen } = await lose()
    await pass(31_000)
    await screen.see('没有查到你的名额')
    backend.reply(joinCall, ok(reservationWire()))
    await press('再抢一次')
    await passCaptcha()
    expect(navigation.pushed()).toEqual([cashier])
  })

  test('nobody can be asked either: it goes on asking', async () => {
    const backend = backendWith({ [joinCall]: noNetwork })
    const screen = await open()
    await screen.see('立即抢购')
    backend.reply(saleCall, noNetwork)
    await want()
    await screen.see('正在查询有没有抢到')
  })
})

test('won before: it says so, and the button pays', async () => {
  backendWith({ [saleCall]: saleOf({ over_num: 0, is_over: 1 }, reservationWire({ expired_seconds: 65 })) })
  const screen = await open()
  await screen.see('已获得秒杀资格，请尽快支付')
  expect(screen.text()).toMatch(/01分0\d秒/)
  await press('去支付')
  expect(navigation.pushed()).toEqual([cashier])
})

test('a piece whose time to pay is up: the server is asked until it has taken it back', async () => {
  const backend = backendWith({ [saleCall]: saleOf({}, reservationWire({ expired_seconds: 2 })) })
  const screen = await open()
  await screen.see('去支付')
  backend.reply(saleCall, saleOf({}, reservationWire({ expired_seconds: 0 })))
  await pass(3_000)
  expect(control('支付时间已过').getAttribute('aria-disabled')).toBe('true')
  backend.reply(saleCall, saleOf())
  await pass(10_000)
  await screen.see('立即抢购')
})

test('a server that takes no piece back is asked less and less, and not from a page behind another one', async () => {
  const backend = backendWith({ [saleCall]: saleOf({}, reservationWire({ expired_seconds: 0 })) })
  const screen = await open()
  await screen.see('支付时间已过')
  await pass(300_000)
  const asked = backend.sentTo(saleCall).length
  await pass(60_000)
  expect(backend.sentTo(saleCall).length - asked).toBeLessThan(4)
  await hide()
  const before = backend.sentTo(saleCall).length
  await pass(120_000)
  expect(backend.sentTo(saleCall)).toHaveLength(before)
})

/** Its start has not come to the server yet. */
const startsIn = (ms: number) =>
  backendWith({ [saleCall]: saleOf({ is_start: 0, started_at: new Date(Date.now() + ms).toISOString() }) })

test('before it starts it counts down, and then the server is asked what it is', async () => {
  const backend = startsIn(3_000)
  const screen = await open()
  await screen.see('距秒杀开始剩余')
  expect(control('活动未开始').getAttribute('aria-disabled')).toBe('true')
  const asked = backend.sentTo(saleCall).length
  await pass(4_000)
  expect(backend.sentTo(saleCall).length).toBeGreaterThan(asked)
  // Nothing is guessed: it starts when the server says so.
  expect(screen.find('立即抢购')).toBeUndefined()
  backend.reply(saleCall, saleOf())
  await pass(6_000)
  await screen.see('立即抢购')
})

test("its end is the server's to say, too", async () => {
  const backend = backendWith({ [saleCall]: saleOf({ expired_seconds: 2 }) })
  const screen = await open()
  await screen.see('距秒杀结束剩余00分0')
  backend.reply(saleCall, saleOf({ expired_seconds: 0, is_start: 0, is_over: 1 }))
  await pass(3_000)
  await screen.see('秒杀已结束，现在按原价购买')
})

test('back from the cashier it asks again', async () => {
  const backend = backendWith({ [saleCall]: saleOf({}, reservationWire()) })
  const screen = await open()
  await screen.see('去支付')
  backend.reply(saleCall, saleOf({}, reservationWire({ status: 3 })))
  await showAgain()
  await screen.see('立即抢购')
})

// Last, because the rest goes on.
test('its start is read at once, though the server had too many calls a moment ago', async () => {
  const backend = startsIn(3_000)
  const screen = await open()
  await screen.see('活动未开始')
  rateLimiter.rest()
  backend.reply(saleCall, saleOf())
  await pass(6_000)
  await screen.see('立即抢购')
})

test('a server that does not start it is asked in the background after a while', async () => {
  const backend = startsIn(-120_000)
  const screen = await open()
  await screen.see('活动未开始')
  const asked = backend.sentTo(saleCall).length
  rateLimiter.rest()
  await pass(30_000)
  expect(backend.sentTo(saleCall)).toHaveLength(asked)
})

test('a server that fails at its start is asked in the background after a while, too', async () => {
  const backend = startsIn(3_000)
  const screen = await open()
  await screen.see('活动未开始')
  backend.reply(saleCall, noNetwork)
  const before = backend.sentTo(saleCall).length
  await pass(45_000)
  const asked = backend.sentTo(saleCall).length
  expect(asked).toBeGreaterThan(before + 3)
  rateLimiter.rest()
  await pass(30_000)
  expect(backend.sentTo(saleCall)).toHaveLength(asked)
})
