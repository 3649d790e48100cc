import { COURSE, LESSON } from './fixture'
import { plain, start, type Client } from './support'

let client: Client
beforeAll(async () => void (client = await start()))
afterAll(() => client.close())

const get = <T>(path: string, query?: Record<string, string>) => client.data<T>('GET', path, { query })

it('answers version, config and settings', async () => {
  expect(await get('/api/v9/version')).toEqual({ update_mode: 0, appname: '知途', update_info: '' })
  expect(await get('/api/v9/other/recommend-app')).toEqual([])
  expect(await get('/api/v3/status')).toEqual([])
  expect(await get('/addons/templateOne/api/v1/settings')).toMatchObject({ credit2_name: '学币' })
  const config = await get<Record<string, unknown>>('/api/v2/other/config')
  expect(config).toMatchObject({
    name: '知途网校',
    url: 'http://academy.test',
    enabled_addons: [
      'TemplateOne',
      'MeeduBooks',
      'MeeduTopics',
      'LearningPaths',
      'Zhibo',
      'XiaoBanKe',
      'Wenda',
      'DaySignIn',
      'CodeExchanger',
      'Credit1Mall',
      'Cert',
      'Paper',
      'MiaoSha',
      'TuanGou',
    ],
    socialites: { wechat_oauth: 1 },
    member: { enabled_mobile_bind_alert: 0, enabled_face_verify: false },
    navs: expect.any(Array),
    links: expect.any(Array),
    sliders: expect.any(Array),
  })
  for (const hidden of ['sandbox', 'version', 'newconfig', 'paid_content_purchase_protocol'])
    expect(config).not.toHaveProperty(hidden)
})

it('builds addresses from the host the caller used', async () => {
  const headers = { 'x-forwarded-host': 'phone.lan:8080', 'x-forwarded-proto': 'https' }
  const { url } = await client.data<{ url: string }>('GET', '/api/v2/other/config', { headers })
  expect(url).toBe('https://phone.lan:8080')
})

it('decorates the home page with every sort of block', async () => {
  const path = '/api/v2/viewBlock/page/blocks'
  const blocks = await get<{ sign: string; config_render: { items: { id: number }[] } }[]>(path, {
    platform: 'h5',
    page_name: 'h5-page-index',
  })
  const signs = blocks.map(({ sign }) => sign)
  for (const sign of [
    'slider',
    'grid-nav',
    'image-group',
    'blank',
    'h5-gzh-v1',
    'mp-wechat',
    'code',
    'h5-vod-v1',
    'h5-hologram-v9',
  ]) {
    expect(signs).toContain(sign)
  }
  const [shelf, , empty] = blocks.filter(({ sign }) => sign === 'h5-vod-v1')
  expect(shelf?.config_render.items).toEqual([
    expect.objectContaining({
      id: COURSE.chapters,
      charge: 100,
      category: { id: 2, name: '前端' },
      created_at: expect.stringMatching(/Z$/),
    }),
  ])
  expect(empty?.config_render).toEqual([])
  expect(await get(path, { platform: 'pc', page_name: 'h5-page-index' })).toEqual([])
  expect(await client.refusal('GET', path, { query: { platform: 'h5' } })).toBe('1 参数错误')
  expect(await client.refusal('GET', path, { query: { page_name: 'h5-page-index' } })).toBe('1 参数错误')
})

it('publishes announcements', async () => {
  const latest = await get<{ id: number; title: string; view_times: number }>('/api/v2/announcement/latest')
  expect(latest.title).toContain('客服时间')
  const page = await get('/api/v2/announcements', { page: '2', size: '1' })
  expect(page).toMatchObject({ total: 3, data: [{ id: 2 }] })
  expect(await get(`/api/v2/announcement/${latest.id}`)).toMatchObject({
    view_times: latest.view_times,
    admin_id: 1,
  })
  expect(await client.refusal('GET', '/api/v2/announcement/99')).toBe('404 资源不存在')
})

it('shows its agreements as pages', async () => {
  const { user_protocol, aboutus } = await get<Record<string, string>>('/api/v2/other/config')
  for (const url of [user_protocol, aboutus]) {
    const page = await client.raw({ url: String(url).replace('http://academy.test', '') })
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.body).toContain('<h1>')
  }
})

describe('search', () => {
  const search = (query: Record<string, string>) =>
    client.call<{ data: Record<string, unknown>[]; total: number }>('GET', '/api/v3/search', { query })

  it('finds courses and lessons', async () => {
    const { data } = await search({ keywords: 'chapters', page: '1', size: '10', type: 'vod' })
    expect(data).toMatchObject({
      total: 1,
      data: [{ resource_type: 'vod', resource_id: COURSE.chapters, p: expect.stringContaining('chapters') }],
    })
    expect(data.data[0]?.id).not.toBe(COURSE.chapters)
    const lessons = (await search({ keywords: '导学', page: '1', type: 'video' })).data
    expect(lessons).toMatchObject({ total: 1, data: [{ resource_type: 'video', resource_id: LESSON.trial }] })
    expect((await search({ keywords: '导学', page: '1', type: 'book' })).data).toEqual({ data: [], total: 0 })
  })

  it('looks at what is read, not at tags and addresses', async () => {
    expect((await search({ keywords: '介绍 loose', page: '1' })).data.total).toBe(1)
    expect((await search({ keywords: 'figure', page: '1' })).data.total).toBe(0)
  })

  it('has the habits of BASE', async () => {
    expect((await search({ keywords: '课程' })).data.data).toEqual([])
    expect((await search({ keywords: '' })).message).toBe('请输入关键字')
    expect((await search({ keywords: '课程', page: '1', size: '0' })).message).toBe('错误')
    await client.configure({ sandbox: { search_ready: false } })
    expect((await search({ keywords: '课程', page: '1' })).message).toBe('搜索服务未配置')
  })
})

describe('templateOne', () => {
  const base = '/addons/templateOne/api/v1'

  it('collects live courses and books', async () => {
    const token = await client.login(plain(1))
    const query = { id: '7', type: 'book' }
    const status = () => client.data('GET', `${base}/like/status`, { token, query })
    await client.data('GET', `${base}/like/hit`, { token, query })
    expect(await status()).toEqual({ like: true })
    await client.data('GET', `${base}/like/hit`, { token, query })
    expect(await status()).toEqual({ like: false })
    expect(await client.refusal('GET', `${base}/like/hit`, { token, query: { id: '7', type: 'vod' } })).toBe(
      '1 参数错误',
    )
    expect(await client.refusal('GET', `${base}/like/status`, { query })).toBe('401 请登录')
  })

  it('keeps one history row per thing and day', async () => {
    const token = await client.login(plain(1))
    const read = () => client.data<Record<string, object[]>>('GET', `${base}/history/records`, { token })
    expect(await read()).toEqual([])
    const body = { type: 'vod', id: 1, title: '课程' }
    for (let i = 0; i < 2; i += 1) await client.data('POST', `${base}/history/record`, { token, body })
    const [day, rows] = Object.entries(await read())[0] ?? []
    expect(day).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(rows).toEqual([
      { hour: expect.stringMatching(/^\d\d:\d\d$/), title: '课程', other_type: 'vod', other_id: 1 },
    ])
  })

  it('signs pages for sharing', async () => {
    expect(await get(`${base}/wechat/jssdk`, { url: 'http://h5' })).toMatchObject({
      enabled: 1,
      share: { title: '知途网校' },
    })
  })
})

it('knows an unknown path from a wrong method', async () => {
  expect(await client.refusal('GET', '/api/v2/nothing')).toBe('404 路由不存在')
  expect(await client.refusal('POST', '/api/v2/course/1')).toBe('1 错误')
  expect(
    await client.refusal('POST', '/api/v2/login/password', {
      headers: { 'content-type': 'application/json' },
      body: '{broken',
    }),
  ).toBe('1 错误')
  expect(await client.refusal('GET', '/api/v3/order')).toBe('404 路由不存在')
})

it('answers preflights for any origin, for fifteen days', async () => {
  const response = await client.raw({
    method: 'OPTIONS',
    url: '/api/v2/other/config',
    headers: {
      origin: 'http://h5',
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'meedu-platform',
    },
  })
  expect(response.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-headers': 'meedu-platform',
    'access-control-max-age': '1296000',
  })
})
