import { fetchOnce } from '../setup/fetchOnce'
import { LEARNER, start, type Client } from './support'

let client: Client
let address: string
beforeAll(async () => {
  client = await start()
  address = await client.listen()
})
afterAll(() => client.close())

const STATUS = '/api/v3/status'
const arm = (fault: object) => client.data<{ id: number }>('POST', '/sandbox/faults', { body: fault })
const get = (path = STATUS, init?: RequestInit) => fetchOnce(address + path, init)

describe('faults', () => {
  afterEach(() => client.data('DELETE', '/sandbox/faults'))

  it('answer with a status, headers and any body', async () => {
    await arm({ path: '/api/', status: 502, body: '<h1>Bad Gateway</h1>', headers: { 'retry-after': '3' } })
    const response = await get()
    expect([response.status, response.headers.get('retry-after'), await response.text()]).toEqual([
      502,
      '3',
      '<h1>Bad Gateway</h1>',
    ])
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
  })

  it('answer with an envelope', async () => {
    await arm({ pattern: 'status$', code: 401, message: '请登录' })
    expect(await (await get()).json()).toEqual({ code: 401, message: '请登录', data: [] })
  })

  it('cut the connection', async () => {
    await arm({ path: STATUS, drop: true })
    await expect(get()).rejects.toThrow()
  })

  it('cut the connection after the call was carried out', async () => {
    const token = await client.login(LEARNER)
    await arm({ method: 'post', path: '/api/v2/order/course', drop: true, when: 'after' })
    const body = JSON.stringify({ course_id: 5 })
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    await expect(get('/api/v2/order/course', { method: 'POST', headers, body })).rejects.toThrow()
    const orders = await client.data('GET', '/api/v2/member/orders', { token })
    expect(orders).toMatchObject({ data: [{ goods: [{ goods_id: 5 }] }, {}, {}, {}, {}] })
  })

  it('delay', async () => {
    await arm({ path: STATUS, delayMs: 80 })
    const begun = performance.now()
    expect((await get()).status).toBe(200)
    expect(performance.now() - begun).toBeGreaterThanOrEqual(75)
  })

  it('strike after some calls, some times, one client', async () => {
    await arm({ path: STATUS, client: 'phone', afterCalls: 1, times: 2, status: 500, body: '' })
    const statuses: number[] = []
    for (let i = 0; i < 5; i += 1)
      statuses.push((await get(STATUS, { headers: { 'x-sandbox-client': 'phone' } })).status)
    expect(statuses).toEqual([200, 500, 500, 200, 200])
    expect((await get()).status).toBe(200)
    expect((await get(`${STATUS}?sandbox_client=phone`)).status).toBe(200)
    expect(await client.data('GET', '/sandbox/faults')).toMatchObject([{ calls: 6 }])
  })

  it('can be removed one by one and are checked', async () => {
    const { id } = await arm({ path: STATUS, status: 500 })
    await client.data('DELETE', `/sandbox/faults?id=${id}`)
    expect((await get()).status).toBe(200)
    expect(await client.refusal('POST', '/sandbox/faults', { body: { patern: 'x' } })).toContain('patern')
    expect(await client.refusal('POST', '/sandbox/faults', { body: { pattern: '(' } })).toContain(
      'not a regular expression',
    )
  })

  it('cannot break the controls', async () => {
    await arm({ status: 500 })
    expect((await get('/sandbox/faults')).status).toBe(200)
  })
})

describe('the clock', () => {
  it('is in the Date header and can be set', async () => {
    const now = Date.parse('2030-01-02T03:04:05Z')
    await client.data('POST', '/sandbox/clock', { body: { now } })
    expect((await get()).headers.get('date')).toBe('Wed, 02 Jan 2030 03:04:05 GMT')
    await client.data('POST', '/sandbox/clock', { body: { now: '2031-01-02T03:04:05Z' } })
    await client.advance(60)
    const { now: later } = await client.data<{ now: number }>('GET', '/sandbox/clock')
    expect(new Date(later).toISOString()).toMatch(/^2031-01-02T03:05:0/)
    expect(await client.refusal('POST', '/sandbox/clock', { body: { when: 1 } })).toMatch(/^1 /)
  })
})

describe('settings', () => {
  it('override any key of config, and go back', async () => {
    await client.configure({
      enabled_addons: ['Paper'],
      pc_url: 'http://pc',
      member: { enabled_face_verify: true },
      version: { update_mode: 2 },
    })
    expect(await client.data('GET', '/api/v2/other/config')).toMatchObject({
      enabled_addons: ['Paper'],
      pc_url: 'http://pc',
      member: { enabled_face_verify: true, enabled_mobile_bind_alert: 0 },
    })
    expect(await client.data('GET', '/api/v9/version')).toMatchObject({ update_mode: 2, appname: '知途' })
    await client.data('DELETE', '/sandbox/config')
    expect(await client.data('GET', '/sandbox/config')).toMatchObject({
      pc_url: '',
      version: { update_mode: 0 },
    })
  })

  it('refuse a value of the wrong sort and keep the old ones', async () => {
    expect(await client.refusal('POST', '/sandbox/config', { body: { sandbox: { single_device: 2 } } })).toMatch(/^1 /)
    expect(await client.data('GET', '/sandbox/config')).toMatchObject({ sandbox: { single_device: 1 } })
  })

  it('close the house for maintenance', async () => {
    await client.configure({ sandbox: { maintenance: true } })
    for (const path of [STATUS, '/api/v2/nix', '/addons/nix'])
      expect(await client.refusal('GET', path)).toBe('503 系统维护中')
    await client.data('DELETE', '/sandbox/config')
  })
})

it('starts afresh on reset', async () => {
  const token = await client.login(LEARNER)
  await client.configure({ name: '改过的名字' })
  await client.data('POST', '/sandbox/reset')
  expect(await client.refusal('GET', '/api/v2/member/detail', { token })).toBe('401 请登录')
  expect(await client.data('GET', '/api/v2/other/config')).toMatchObject({ name: '知途网校' })
  expect(await client.data('GET', '/api/v2/member/orders', { token: await client.login(LEARNER) })).toMatchObject({
    total: 4,
  })
})

it('shows people what there is', async () => {
  const html = { accept: 'text/html' }
  const index = await client.raw({ url: '/sandbox', headers: html })
  expect(index.body).toContain('13800000001')
  expect((await client.raw({ url: '/', headers: html })).headers.location).toBe('/sandbox')
  await client.data('POST', '/api/v2/captcha/sms', {
    body: { mobile: '13712345678', ...(await client.captcha()), scene: 'login' },
  })
  expect((await client.raw({ url: '/sandbox/sms', headers: html })).body).toContain('13712345678')
})

const preflight = { 'access-control-request-method': 'GET', 'access-control-request-headers': 'authorization' }

it('allows 120 calls a minute for each address, whoever calls, and does not say when it ends', async () => {
  // A minute that begins now: the calls below do not fall into two.
  const limited = await start({ rateLimit: true, now: Date.parse('2026-03-11T10:00:00Z') })
  const token = await limited.login(LEARNER)
  for (let i = 1; i < 119; i += 1) await limited.http('GET', STATUS, i % 2 ? { token } : {})
  await limited.refusal('GET', '/api/v2/nix')
  await limited.raw({ method: 'OPTIONS', url: STATUS, headers: { origin: 'http://h5', ...preflight } })
  const last = await limited.http('GET', STATUS)
  expect(last.headers).toMatchObject({ 'x-ratelimit-limit': '120', 'x-ratelimit-remaining': '0' })
  const refused = await limited.http('GET', STATUS, { token })
  expect(refused.statusCode).toBe(200)
  expect(refused.json()).toEqual({ code: 429, message: '请稍后再试', data: [] })
  expect(Object.keys(refused.headers)).not.toEqual(expect.arrayContaining([expect.stringMatching(/ratelimit|retry/)]))
  const elsewhere = await limited.raw({ url: STATUS, remoteAddress: '10.0.0.7' })
  expect(elsewhere.json()).toMatchObject({ code: 0 })
  expect((await limited.call('GET', '/api/v2/nix')).message).toBe('路由不存在')
  expect((await limited.raw({ url: '/sandbox/clock' })).statusCode).toBe(200)
  await limited.advance(60)
  expect((await limited.call('GET', STATUS)).code).toBe(0)
  await limited.close()
})
