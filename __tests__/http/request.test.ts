import { ApiError } from '@/http/apiError'
import { configureHttp } from '@/http/client'
import { openEnvelope } from '@/http/envelope'
import { request } from '@/http/request'

import { fakeBackend, noNetwork, ok, refusal } from '../setup/backend'
import { pass } from '../setup/clock'

const call = 'GET /api/v2/roles'
const ask = () => request({ path: '/api/v2/roles', method: 'GET' })
const body = (text: string, init?: ResponseInit) => () => new Response(text, init)

const unauthorized = jest.fn()
const context = {
  platform: 'H5',
  token: () => 'jwt',
  onUnauthorized: unauthorized,
  showLoading: () => undefined,
  hideLoading: () => undefined,
}
beforeEach(() => {
  unauthorized.mockClear()
  configureHttp(context)
})

test('sends the headers and opens the envelope', async () => {
  const backend = fakeBackend({ [call]: ok([1]) })
  expect(await ask()).toEqual([1])
  const { headers } = backend.sent[0] ?? { headers: new Headers() }
  expect(headers.get('authorization')).toBe('Bearer jwt')
  expect(headers.get('meedu-platform')).toBe('H5')
  expect(headers.get('meedu-version')).toBe('1.0.7+38')
  expect(headers.get('accept')).toBe('application/json')
})

test('a page that "back" has brought asks past the cache of the browser; any other lets preflights be remembered', async () => {
  const backend = fakeBackend({ [call]: ok() })
  await ask()
  configureHttp({ ...context, isReplayed: () => true })
  await ask()
  expect(backend.sent.map(({ cache }) => cache)).toEqual(['default', 'reload'])
})

test('posts JSON by default', async () => {
  const backend = fakeBackend({ 'POST /api/v2/order/course': ok({}) })
  await request({ path: '/api/v2/order/course', body: { course_id: 3 } })
  expect(backend.sent[0]?.body).toEqual({ course_id: 3 })
})

test('a background call is sent only when the minute has room for it; a tap goes at once', async () => {
  const report = 'POST /api/v2/video/1/record'
  const backend = fakeBackend({ [call]: ok(), [report]: ok() })
  const send = () => request({ path: '/api/v2/video/1/record', body: { duration: 3 }, isBackground: true })
  await pass(60_000)
  for (let sent = 0; sent < 30; sent++) await send()
  const late = send()
  await pass(59_000)
  expect(backend.sentTo(report)).toHaveLength(30)
  await ask()
  expect(backend.sentTo(call)).toHaveLength(1)
  await pass(2_000)
  await late
  expect(backend.sentTo(report)).toHaveLength(31)
})

test.each<[string, () => Response | Promise<Response>, ApiError['kind']]>([
  ['no network', noNetwork, 'offline'],
  ['HTTP 500', body('{}', { status: 500 }), 'status'],
  ['HTTP 502 with HTML', body('<html>Bad Gateway</html>', { status: 502 }), 'status'],
  ['HTTP 503', body('', { status: 503, headers: { 'Retry-After': '7' } }), 'busy'],
  ['HTTP 401', body('{"message":"Unauthenticated."}', { status: 401 }), 'unauthorized'],
  ['HTML with 200', body('<!doctype html><p>hi'), 'unreadable'],
  ['an empty body', body(''), 'unreadable'],
  ['null', body('null'), 'unreadable'],
  ['a list', body('[]'), 'unreadable'],
  ['a text', body('"ok"'), 'unreadable'],
  ['envelope 401', body('{"code":401,"message":"请登录","data":[]}'), 'unauthorized'],
  ['envelope 429', body('{"code":429,"message":"请稍后再试","data":[]}'), 'busy'],
  ['an exception', body('{"code":1,"message":"错误","data":[]}'), 'status'],
  ['an exception of an English server', body('{"code":1,"message":"Error","data":[]}'), 'status'],
  ['an exception told by its code', body('{"code":500,"message":"无法连接redis","data":[]}'), 'status'],
  ['a refusal', body('{"code":1,"message":"手机号或密码错误","data":[]}'), 'rejected'],
])('%s', async (_, reply, kind) => {
  fakeBackend({ [call]: reply })
  const error = await ask().catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ kind })
  expect(String(error)).not.toContain('<')
  expect(unauthorized).toHaveBeenCalledTimes(kind === 'unauthorized' ? 1 : 0)
})

test('a refusal keeps the server’s words and the raw answer', async () => {
  fakeBackend({ [call]: body('{"code":1,"message":"请勿重复购买","data":[]}') })
  await expect(ask()).rejects.toMatchObject({ message: '请勿重复购买', code: 1, raw: { code: 1 } })
})

test.each([
  [1, ''],
  [1, '未知错误'],
  [404, '路由不存在'],
])('code %i %s is no word for a learner', async (code, word) => {
  fakeBackend({ [call]: refusal(word, code) })
  await expect(ask()).rejects.toMatchObject({ message: '没有成功，请稍后重试', raw: { message: word } })
})

test('an exception keeps its code and the raw answer; what is no word for a learner is not shown', async () => {
  fakeBackend({ [call]: refusal('错误') })
  await expect(ask()).rejects.toMatchObject({
    code: 1,
    message: '服务器开小差了，请稍后重试',
    raw: { message: '错误' },
  })
  fakeBackend({ [call]: refusal('无法连接redis', 500) })
  await expect(ask()).rejects.toMatchObject({
    code: 500,
    message: '服务器开小差了，请稍后重试',
    raw: { message: '无法连接redis' },
  })
})

test('a code that comes as text still counts', async () => {
  fakeBackend({ [call]: body('{"code":"0","message":"","data":7}') })
  expect(await ask()).toBe(7)
})

test('a byte order mark, which the mini-program leaves in the text, is read over', () => {
  expect(openEnvelope({ statusCode: 200, data: '\uFEFF{"code":0,"message":"","data":7}' })).toBe(7)
})

test('says when to come back', async () => {
  fakeBackend({ [call]: body('', { status: 503, headers: { 'Retry-After': '7' } }) })
  await expect(ask()).rejects.toMatchObject({ retryAfterMs: 7_000 })
})

test.each([429, 503])('%i without a word when: not all come back at once', async (code) => {
  fakeBackend({ [call]: refusal('请稍后再试', code) })
  const waits = new Set<unknown>()
  for (let learner = 0; learner < 20; learner++) {
    const error: unknown = await ask().catch((reason: unknown) => reason)
    const { retryAfterMs = 0 } = error as ApiError
    expect(retryAfterMs).toBeGreaterThanOrEqual(10_000)
    expect(retryAfterMs).toBeLessThanOrEqual(20_000)
    waits.add(retryAfterMs)
  }
  expect(waits.size).toBeGreaterThan(10)
})

test('a 429 keeps background work back for a minute, taps go on', async () => {
  const report = 'POST /api/v2/video/1/record'
  const backend = fakeBackend({ [call]: refusal('请稍后再试', 429), [report]: ok() })
  await pass(60_000)
  await ask().catch(() => undefined)
  const reported = request({ path: '/api/v2/video/1/record', body: { duration: 3 }, isBackground: true })
  await pass(59_000)
  expect(backend.sentTo(report)).toHaveLength(0)
  backend.reply(call, ok([1]))
  expect(await ask()).toEqual([1])
  await pass(2_000)
  await reported
  expect(backend.sentTo(report)).toHaveLength(1)
})

test('a caller that left hears nothing but that', async () => {
  fakeBackend({ [call]: () => new Promise<Response>(() => undefined) })
  const controller = new AbortController()
  const answer = request({ path: '/api/v2/roles', method: 'GET', signal: controller.signal })
  await Promise.resolve()
  controller.abort()
  await expect(answer).rejects.toMatchObject({ kind: 'aborted' })
})

test('who never answers has one minute', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
  fakeBackend({ [call]: () => new Promise<Response>(() => undefined) })
  const outcome = jest.fn()
  ask().catch(outcome)
  await jest.advanceTimersByTimeAsync(59_000)
  expect(outcome).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(2_000)
  expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ kind: 'timeout', message: '等得太久了，请重试' }))
  jest.useRealTimers()
})
