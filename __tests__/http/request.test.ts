import { ApiError } from '@/http/apiError'
import { configureHttp } from '@/http/client'
import { request } from '@/http/request'

import { fakeBackend, noNetwork, ok } from '../setup/backend'

const call = 'GET /api/v2/roles'
const ask = () => request({ path: '/api/v2/roles', method: 'GET' })
const body = (text: string, init?: ResponseInit) => () => new Response(text, init)

const unauthorized = jest.fn()
beforeEach(() => {
  unauthorized.mockClear()
  configureHttp({
    platform: 'H5',
    token: () => 'jwt',
    onUnauthorized: unauthorized,
    showLoading: () => undefined,
    hideLoading: () => undefined,
  })
})

test('sends the spec’s headers and opens the envelope', async () => {
  const backend = fakeBackend({ [call]: ok([1]) })
  expect(await ask()).toEqual([1])
  const { headers } = backend.sent[0] ?? { headers: new Headers() }
  expect(headers.get('authorization')).toBe('Bearer jwt')
  expect(headers.get('meedu-platform')).toBe('H5')
  expect(headers.get('meedu-version')).toBe('1.0.7+38')
  expect(headers.get('accept')).toBe('application/json')
})

test('posts JSON by default', async () => {
  const backend = fakeBackend({ 'POST /api/v2/order/course': ok({}) })
  await request({ path: '/api/v2/order/course', body: { course_id: 3 } })
  expect(backend.sent[0]?.body).toEqual({ course_id: 3 })
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

test('a code that comes as text still counts', async () => {
  fakeBackend({ [call]: body('{"code":"0","message":"","data":7}') })
  expect(await ask()).toBe(7)
})

test('says when to come back', async () => {
  fakeBackend({ [call]: body('', { status: 503, headers: { 'Retry-After': '7' } }) })
  await expect(ask()).rejects.toMatchObject({ retryAfterMs: 7_000 })
})

test('a caller that left hears nothing but that', async () => {
  fakeBackend({ [call]: () => new Promise<Response>(() => undefined) })
  const controller = new AbortController()
  const answer = request({ path: '/api/v2/roles', method: 'GET', signal: controller.signal })
  await Promise.resolve()
  controller.abort()
  await expect(answer).rejects.toMatchObject({ kind: 'aborted' })
})
