import { COURSE } from './fixture'
import { LEARNER, plain, start, type Client } from './support'

const root = '/addons/MiaoSha/api/v1/m'

interface Sale {
  id: number
  goods_id: number
  num: number
  over_num: number
  is_start: boolean
  is_over: boolean
  expired_seconds: number
}
interface Reservation {
  id: number
  status: number
  expired_seconds?: number
}
interface Detail {
  data: Sale
  order: Reservation
}

let client: Client
beforeAll(async () => void (client = await start()))
beforeEach(async () => void (await client.data('POST', '/sandbox/reset')))
afterAll(() => client.close())

const show = (path: string | number, token?: string, query?: Record<string, string>) =>
  client.data<Detail>('GET', `${root}/${path}`, { token, query })

async function captcha() {
  const { image_captcha, image_key } = await client.captcha()
  return { captcha: image_captcha, captcha_key: image_key }
}
const join = async (id: number, token: string) =>
  client.call<Reservation>('POST', `${root}/${id}/join`, { token, body: await captcha() })
async function win(id: number, token: string) {
  const { message, data } = await join(id, token)
  expect(message).toBe('')
  return data
}
const buy = (reservation: number, token: string) =>
  client.call<{ order_id: string; charge: number }>('POST', `${root}/order/${reservation}/buy`, {
    token,
    body: { goods_id: reservation },
  })
const pay = (orderNo: string) => client.data('POST', `/sandbox/orders/${orderNo}/status`, { body: { status: 9 } })
const rows = (token: string) =>
  client.data<{ data: Record<string, unknown>[]; total: number }>('GET', `${root}/user/orders`, { token })

it('lists what is running, to come, sold out and over, in pages', async () => {
  const ask = (query: Record<string, string>) =>
    client.data<{ data: { data: Sale[]; total: number } }>('GET', root, { query })
  const { data, total } = (await ask({})).data
  expect(total).toBe(6)
  expect(data.map(({ is_start, is_over, over_num }) => [is_start, is_over, over_num])).toEqual([
    [true, false, 3],
    [true, false, 1],
    [false, false, 3],
    [true, true, 0],
    [false, true, 2],
    [true, false, 3],
  ])
  expect((await ask({ page: '2', size: '4' })).data.data.map(({ id }) => id)).toEqual([5, 6])
  expect((await ask({ page: '9' })).data).toEqual({ data: [], total: 6 })
})

it('finds the sale of a thing; one that is over is none any more', async () => {
  const of = (course_type: string, course_id: number) => show(0, undefined, { course_type, course_id: `${course_id}` })
  expect((await of('course', COURSE.loose)).data).toMatchObject({ id: 1, goods_id: COURSE.loose, charge: 10 })
  expect((await of('learnPath', 1)).data).toMatchObject({ id: 6 })
  expect(await of('course', COURSE.chapters)).toEqual({ data: [], order: [] })
  expect(await of('book', 99)).toEqual({ data: [], order: [] })
})

it('holds a piece for a quarter of an hour, sells it once, and the thing is there', async () => {
  const token = await client.login(plain(1))
  const won = await win(1, token)
  expect(won).toMatchObject({ status: 0, expired_seconds: 900 })
  const { data, order } = await show(1, token)
  expect(data.over_num).toBe(2)
  expect(order).toMatchObject({ id: won.id, status: 0 })
  expect((await join(1, token)).message).toBe('请勿重复参与')
  const { data: bill } = await buy(won.id, token)
  expect(bill.charge).toBe(10)
  await pay(bill.order_id)
  expect((await show(1, token)).order).toMatchObject({ status: 1 })
  expect((await buy(won.id, token)).message).toBe('请勿重复购买')
  const course = await client.data<{ isBuy: boolean }>('GET', `/api/v2/course/${COURSE.loose}`, { token })
  expect(course.isBuy).toBe(true)
  expect(await rows(token)).toMatchObject({
    total: 1,
    data: [{ id: won.id, status: 1, goods: { goods_id: COURSE.loose } }],
  })
})

it('gives an unpaid piece back, ends its order, and lets one try again', async () => {
  const token = await client.login(plain(1))
  const won = await win(2, token)
  expect((await join(2, await client.login(plain(2)))).message).toBe('已售罄')
  const { data: bill } = await buy(won.id, token)
  await client.advance(901)
  expect((await show(2, token)).data.over_num).toBe(1)
  expect((await show(2, token)).order).toMatchObject({ id: won.id, status: 3 })
  const query = { order_id: bill.order_id }
  expect(await client.data('GET', '/api/v2/order/status', { token, query })).toEqual({ status: 7 })
  expect((await buy(won.id, token)).message).toBe('秒杀资格已失效')
  expect((await win(2, token)).id).not.toBe(won.id)
})

it('pays back what comes for a piece that has gone back, and gives nothing', async () => {
  const head = await start({ dialect: 'head' })
  const token = await head.login(plain(1))
  const { image_captcha, image_key } = await head.captcha()
  const captcha = { captcha: image_captcha, captcha_key: image_key }
  const won = await head.data<Reservation>('POST', `${root}/2/join`, { token, body: captcha })
  const body = { goods_type: '秒杀', goods_id: won.id, agree_protocol: 1 }
  const { order_no } = await head.data<{ order_no: string }>('POST', '/api/v3/order', { token, body })
  await head.advance(901)
  await head.data('POST', `/sandbox/orders/${order_no}/status`, { body: { status: 9 } })
  const { data, order } = await head.data<Detail>('GET', `${root}/2`, { token })
  expect([data.over_num, order.status]).toEqual([1, 3])
  const course = await head.data<{ isBuy: boolean }>('GET', `/api/v2/course/${COURSE.extra}`, { token })
  expect(course.isBuy).toBe(false)
  const orders = await head.data<{ data: object[] }>('GET', '/api/v2/member/orders', { token })
  expect(orders.data).toMatchObject([{ order_id: order_no, refund_amount: 10 }])
  await head.close()
})

it('keeps a piece that is being paid when its time ends', async () => {
  const token = await client.login(plain(1))
  const won = await win(2, token)
  const { data: bill } = await buy(won.id, token)
  await client.configure({ sandbox: { pay_delay_ms: 3_000_000 } })
  await client.data('POST', `/sandbox/pay/${bill.order_id}`, { body: { result: 'paid' } })
  await client.advance(901)
  expect((await show(2, token)).order).toMatchObject({ status: 0 })
  await client.advance(3000)
  expect((await show(2, token)).order).toMatchObject({ status: 1 })
})

it('gives the last piece to one of fifty', async () => {
  const tokens = await Promise.all(Array.from({ length: 30 }, (_, index) => client.login(plain(index + 1))))
  const bodies = await Promise.all(tokens.map(captcha))
  const answers = await Promise.all([
    ...tokens.map((token, index) => client.call('POST', `${root}/2/join`, { token, body: bodies[index] })),
    ...Array.from({ length: 20 }, () => client.call('POST', '/sandbox/flash-sale/2/buyers', { body: { count: 1 } })),
  ])
  const winners = answers.slice(0, 30).filter(({ code }) => code === 0)
  const { data } = await show(2)
  expect(data).toMatchObject({ over_num: 0, is_over: true })
  expect(winners.length).toBeLessThanOrEqual(1)
  expect(answers.slice(0, 30).filter(({ message }) => message === '已售罄')).toHaveLength(30 - winners.length)
})

it('gives the last piece, wanted by fifty members at the same moment, to one of them', async () => {
  const tokens = await client.crowd(50)
  const bodies = await Promise.all(tokens.map(captcha))
  const answers = await Promise.all(
    tokens.map((token, index) => client.call('POST', `${root}/2/join`, { token, body: bodies[index] })),
  )
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
  expect(answers.filter(({ message }) => message === '已售罄')).toHaveLength(49)
  const held = await client.data<{ status: number }[]>('GET', '/sandbox/flash-sale/2')
  expect(held.map(({ status }) => status)).toEqual([0])
})

it('answers later behind a queue, and to those who came too late not at all', async () => {
  await client.configure({ sandbox: { flash_sale: { queue_ms: 4000 } } })
  const [first, second] = [await client.login(plain(1)), await client.login(plain(2))]
  for (const token of [first, second]) expect((await join(2, token)).data).toEqual([])
  expect((await show(2, first)).order).toEqual([])
  expect((await join(2, first)).message).toBe('请勿重复参与')
  await client.advance(5)
  expect((await show(2, first)).order).toMatchObject({ status: 0 })
  expect((await show(2, second)).order).toMatchObject({ status: 3 })
})

it.each([
  [3, '活动未开始'],
  [4, '已售罄'],
  [5, '活动已结束'],
  [99, '资源不存在'],
])('refuses to join %s: %s', async (id, message) => {
  expect((await join(id, await client.login(plain(3)))).message).toBe(message)
})

it('takes a captcha once, and lets nobody buy what somebody else has won', async () => {
  const token = await client.login(plain(1))
  const body = { ...(await captcha()), captcha: '????' }
  const answers = [0, 1].map(() => client.refusal('POST', `${root}/1/join`, { token, body }))
  expect(await Promise.all(answers)).toEqual(['1 图形验证码错误', '1 图形验证码错误'])
  const won = await win(1, token)
  expect((await buy(won.id, await client.login(plain(2)))).message).toBe('秒杀资格已失效')
})

it('shows what was won in earlier sales', async () => {
  const token = await client.login(LEARNER)
  expect(await rows(token)).toMatchObject({
    total: 1,
    data: [{ status: 1, charge: 10, goods: { goods_type: 'course' } }],
  })
})

it('sells at HEAD by the call for all goods', async () => {
  const head = await start({ dialect: 'head' })
  const token = await head.login(plain(1))
  const { image_captcha, image_key } = await head.captcha()
  const won = await head.data<Reservation>('POST', `${root}/1/join`, {
    token,
    body: { captcha: image_captcha, captcha_key: image_key },
  })
  const body = { goods_type: '秒杀', goods_id: won.id, agree_protocol: 1 }
  const order = await head.data<{ order_no: string; total: number }>('POST', '/api/v3/order', { token, body })
  expect(order.total).toBe(10)
  await head.data('POST', `/sandbox/orders/${order.order_no}/status`, { body: { status: 9 } })
  expect((await head.data<Detail>('GET', `${root}/1`, { token })).order).toMatchObject({ status: 1 })
  await head.close()
})
