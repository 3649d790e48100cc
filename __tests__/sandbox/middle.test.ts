import { COURSE } from './fixture'
import { LEARNER, plain, start, type Client } from './support'

let client: Client
beforeAll(async () => void (client = await start({ dialect: 'middle' })))
afterAll(() => client.close())

it('has the home page of BASE, though its config looks like HEAD', async () => {
  const config = await client.data('GET', '/api/v2/other/config')
  expect(config).toMatchObject({ paid_content_purchase_protocol: expect.any(String), sliders: expect.any(Array) })
  const query = { page_name: 'h5-page-index', platform: 'h5' }
  const [block] = await client.data<object[]>('GET', '/api/v2/viewBlock/page/blocks', { query })
  expect(block).not.toHaveProperty('decoration_page_id')
  expect(await client.refusal('GET', '/api/v2/decorationPage/blocks', { query })).toBe('404 路由不存在')
})

it('takes orders and comments as HEAD does', async () => {
  const token = await client.login(plain(1))
  const body = { goods_type: 'COURSE', goods_id: COURSE.flat, agree_protocol: 1 }
  expect(await client.data('POST', '/api/v3/order', { token, body })).toMatchObject({ pay_url: expect.any(String) })
  expect(await client.refusal('POST', '/api/v2/order/course', { token })).toBe('404 路由不存在')
  const query = { rt: '1', rid: String(COURSE.flat) }
  expect(await client.data('GET', '/api/v3/comments', { query })).toHaveProperty('data')
  expect(await client.refusal('GET', `/api/v2/course/${COURSE.flat}/comments`)).toBe('404 路由不存在')
  const { data } = await client.data<{ data: object[] }>('GET', '/api/v2/member/orders', {
    token: await client.login(LEARNER),
  })
  expect(data[0]).toHaveProperty('refund_amount')
})
