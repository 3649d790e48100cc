import { COURSE } from './fixture'
import { plain, start, type Client } from './support'

let client: Client
beforeAll(async () => void (client = await start()))
afterAll(() => client.close())

const receiptOf = (productId: string, transaction: string) =>
  Buffer.from(JSON.stringify({ product_id: productId, transaction_id: transaction })).toString('base64')

const order = async (token: string, product = 'zhitu.coins.30') =>
  client.call<{ order_id: string; charge: number; status_text: string }>('POST', '/api/v9/apple/order', {
    token,
    body: { product_id: product },
  })
const verify = (token: string, order_id: string, receipt: string) =>
  client.call<{ status: number }>('POST', '/api/v9/apple/verify', { token, body: { order_id, receipt } })
const coins = async (token: string) =>
  (await client.data<{ credit2: number }>('GET', '/api/v2/member/detail', { token })).credit2

describe('in Apple’s store', () => {
  it('sells coins at the prices of the store', async () => {
    const token = await client.login(plain(1))
    const products = await client.data<{ product_id: string; charge: number; credit2: number }[]>(
      'GET',
      '/api/v9/apple/products',
      { token },
    )
    expect(products[1]).toEqual({ product_id: 'zhitu.coins.30', charge: 30, credit2: 30 })
    expect((await order(token, 'nonsense')).message).toBe('商品不存在')
    expect((await order(token)).data).toMatchObject({ charge: 30, status_text: '未支付' })
  })

  it('delivers once for a receipt, however often it comes', async () => {
    const token = await client.login(plain(2))
    const { order_id } = (await order(token)).data
    const receipt = receiptOf('zhitu.coins.30', 't1')
    expect((await verify(token, order_id, receipt)).data).toEqual({ status: 9 })
    expect((await verify(token, order_id, receipt)).data).toEqual({ status: 9 })
    expect(await coins(token)).toBe(30)
    const second = (await order(token)).data.order_id
    expect((await verify(token, second, receipt)).message).toBe('苹果支付凭证已使用')
    expect(await coins(token)).toBe(30)
  })

  it('takes no receipt of another product, none that does not read, and none for somebody else’s order', async () => {
    const token = await client.login(plain(3))
    const { order_id } = (await order(token)).data
    expect((await verify(token, order_id, receiptOf('zhitu.coins.6', 't2'))).message).toBe('苹果支付凭证无效')
    expect((await verify(token, order_id, 'nonsense')).message).toBe('苹果支付凭证无效')
    const stranger = await client.login(plain(4))
    expect((await verify(stranger, order_id, receiptOf('zhitu.coins.30', 't3'))).code).toBe(404)
    expect(await coins(token)).toBe(0)
  })

  it('delivers what Apple was paid for after the order has ended', async () => {
    const token = await client.login(plain(5))
    const { order_id } = (await order(token)).data
    await client.advance(2 * 3600)
    expect((await verify(token, order_id, receiptOf('zhitu.coins.30', 't4'))).data).toEqual({ status: 9 })
    expect(await coins(token)).toBe(30)
  })
})

it.each([
  ['wechat', 'wechat_app', { prepayid: expect.stringMatching(/^wx/), package: 'Sign=WXPay' }],
  ['alipay', 'alipay_app', { data: expect.stringContaining('out_trade_no') }],
])('%s’s app is opened once for an order', async (name, sign, payment) => {
  const token = await client.login(plain(name === 'wechat' ? 6 : 7))
  const body = { course_id: COURSE.flat }
  const { order_id } = await client.data<{ order_id: string }>('POST', '/api/v2/order/course', { token, body })
  const offered = await client.data<{ sign: string }[]>('GET', '/api/v2/order/payments', {
    token,
    query: { scene: 'app' },
  })
  expect(offered.map((method) => method.sign)).toContain(sign)
  const pay = () => client.call('POST', `/api/v2/order/payment/${name}/app`, { token, body: { order_id } })
  expect((await pay()).data).toMatchObject(payment)
  expect((await pay()).message).toBe('订单状态错误')
})
