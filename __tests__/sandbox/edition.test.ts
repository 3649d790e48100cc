import { COURSE } from './fixture'
import { LEARNER, start, type Client } from './support'

type Method = 'GET' | 'POST'

/** What add-ons and commercial releases bring. */
const COMMERCIAL: [Method, string][] = [
  ['GET', '/api/v9/version'],
  ['GET', '/api/v9/other/recommend-app'],
  ['POST', '/api/v9/captcha/email'],
  ['POST', '/api/v9/password/reset'],
  ['GET', '/addons/templateOne/api/v1/settings'],
  ['GET', '/addons/templateOne/api/v1/member/credit2Records'],
  ['GET', '/addons/templateOne/api/v1/wechat/jssdk'],
  ['GET', '/addons/MeeduBooks/api/v1/books'],
  ['GET', '/addons/MeeduTopics/api/v1/topics'],
  ['GET', '/addons/LearnPaths/api/v1/all'],
  ['GET', '/addons/zhibo/api/v1/courses'],
  ['POST', '/addons/Paper/api/v1/paper/buy'],
  ['POST', '/api/v2/wechat/mini/login'],
  ['POST', '/api/v2/login/wechatMini'],
  ['POST', '/api/v2/login/wechatMini/session'],
  ['POST', '/api/v2/login/wechatMiniMobile'],
  ['POST', '/api/v2/order/payment/wechat/mini'],
  ['POST', '/api/v2/order/video'],
  ['POST', '/api/v2/order/recharge'],
  ['POST', '/api/v2/order/pay/credit2'],
  ['GET', '/api/v2/member/promoCode'],
  ['POST', '/api/v2/member/promoCode'],
]

describe.each(['base', 'head'] as const)('an installation of the open core alone, %s', (dialect) => {
  let client: Client
  beforeAll(async () => void (client = await start({ dialect, edition: 'open' })))
  afterAll(() => client.close())

  it.each(COMMERCIAL)('has no %s %s', async (method, path) => {
    const token = await client.login(LEARNER)
    expect(await client.refusal(method, path, { token })).toBe('404 路由不存在')
  })

  it('says so in its config, and keeps no balance', async () => {
    const token = await client.login(LEARNER)
    expect(await client.data('GET', '/api/v2/other/config')).toMatchObject({ enabled_addons: [] })
    expect(await client.data('GET', '/api/v2/member/detail', { token })).toMatchObject({ credit2: 0 })
  })

  it('has no search engine', async () => {
    const query = { keywords: '课程', type: '', page: '1' }
    const { code, message, data } = await client.call('GET', '/api/v3/search', { query })
    expect([code, message, data]).toEqual(
      dialect === 'base' ? [1, '搜索服务未配置', []] : [0, '', { data: [], total: 0 }],
    )
  })

  it('stays so when settings are restored', async () => {
    await client.configure({ name: '别的' })
    await client.http('DELETE', '/sandbox/config')
    expect(await client.data('GET', '/api/v2/other/config')).toMatchObject({ enabled_addons: [] })
    await client.data('POST', '/sandbox/reset')
    expect(await client.data('GET', '/api/v2/other/config')).toMatchObject({ enabled_addons: [] })
  })
})

it('pays without the gateways of commercial releases', async () => {
  const client = await start({ edition: 'open' })
  const token = await client.login(LEARNER)
  const signs = async (scene: string) =>
    (await client.data<{ sign: string }[]>('GET', '/api/v2/order/payments', { token, query: { scene } })).map(
      ({ sign }) => sign,
    )
  expect(await signs('h5')).toEqual(['alipay', 'handPay'])
  expect(await signs('wechat')).toEqual(['handPay', 'wechat-jsapi'])
  expect(await signs('miniapp')).toEqual([])
  await client.close()
})

it('sells at HEAD nothing that an add-on brings', async () => {
  const client = await start({ dialect: 'head', edition: 'open' })
  const token = await client.login(LEARNER)
  const body = { goods_type: 'BOOK', goods_id: 1, agree_protocol: 1 }
  expect(await client.refusal('POST', '/api/v3/order', { token, body })).toBe('1 无法创建订单')
  await client.close()
})

describe.each([
  ['base', 'full'],
  ['base', 'open'],
  ['head', 'full'],
  ['head', 'open'],
] as const)('the old search at %s, %s', (dialect, edition) => {
  let client: Client
  beforeAll(async () => void (client = await start({ dialect, edition })))
  afterAll(() => client.close())
  const search = (keywords: string) => client.data<{ data: object[] }>('GET', '/api/v2/search', { query: { keywords } })

  it('finds courses by their titles, and only those', async () => {
    const answer = await search('chapters')
    expect(answer).toEqual({
      keywords: 'chapters',
      data: [
        expect.objectContaining({
          id: COURSE.chapters,
          title: '课程 chapters',
          render_desc: expect.stringContaining('介绍'),
          videos_count: 4,
          category: expect.objectContaining({ name: '前端', parent_id: 1, parent_chain: '1', is_show: 1 }),
        }),
      ],
    })
    expect((await search('课程')).data).toHaveLength(5)
    expect((await search('介绍')).data).toEqual([])
    expect((await search('导学')).data).toEqual([])
  })

  it('wants a word, and may be closed', async () => {
    expect(await client.refusal('GET', '/api/v2/search')).toBe('1 请输入关键字')
    await client.configure({ sandbox: { deprecated_closed: true } })
    expect(await client.refusal('GET', '/api/v2/search', { query: { keywords: '课程' } })).toBe('404 路由不存在')
  })
})
