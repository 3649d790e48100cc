import * as v from 'valibot'

import {
  ApiError,
  errorText,
  isException,
  isFinal,
  isMissing,
  isOutcomeUnknown,
  mayPass,
  serverText,
} from '@/http/apiError'
import { decode } from '@/lib/decode'

test.each([
  [{ code: 1, message: '请勿重复购买' }, '请勿重复购买'],
  [{ code: 1, message: '' }, undefined],
  [{ code: 1, message: '错误' }, undefined],
  [{ code: 404, message: '路由不存在' }, undefined],
  [{ code: 1, message: 'page_name参数不能为空' }, undefined],
  [{ code: 1, message: 'order status error' }, undefined],
  [{ code: 1, message: 'SQLSTATE[HY000]: General error' }, undefined],
  [{ code: 1, message: '评论内容最多140个字符' }, '评论内容最多140个字符'],
  [{ code: 1, message: '支付宝证书未配置' }, '支付宝证书未配置'],
  [{ code: 1, message: 7 }, undefined],
  [{ code: 1 }, undefined],
  [null, undefined],
  ['请勿重复购买', undefined],
  [undefined, undefined],
])('the server’s own words in the answer %j are %s', (raw, words) => {
  expect(serverText(new ApiError('rejected', { raw }))).toBe(words)
})

test('an answer of another shape is no illness of the server', () => {
  const decoding = () => decode(v.object({ token: v.string() }), null)
  expect(decoding).toThrow()
  try {
    decoding()
  } catch (error) {
    expect(errorText(error)).toBe('内容格式不对，请稍后重试或联系网校')
  }
})

test('who was not reached, or is no server, has said nothing', () => {
  expect(serverText(new ApiError('offline', { raw: { message: '请勿重复购买' } }))).toBeUndefined()
  expect(serverText(new Error('请勿重复购买'))).toBeUndefined()
})

const envelope = (code: number, message: string) => ({ code, raw: { code, message, data: [] } })

/** Each error, and what is said of it: it is final, it may pass by itself, nobody knows whether it was done. */
test.each<[string, unknown, string]>([
  ['a refusal', new ApiError('rejected', envelope(1, '考试已结束')), 'final'],
  ['a thing that is gone', new ApiError('rejected', envelope(404, '资源不存在')), 'final'],
  ['a firewall', new ApiError('status', { code: 403, raw: '<html>' }), 'final'],
  ['a proxy’s limit of size', new ApiError('status', { code: 413, raw: '<html>' }), 'final'],
  ['HTTP 422', new ApiError('status', { code: 422, raw: { message: 'invalid' } }), 'final'],
  ['HTTP 408', new ApiError('status', { code: 408 }), 'passing unknown'],
  ['HTTP 425', new ApiError('status', { code: 425 }), 'passing unknown'],
  ['HTTP 500', new ApiError('status', { code: 500 }), 'passing unknown'],
  ['an exception', new ApiError('status', envelope(1, '错误')), 'passing unknown exception'],
  ['an exception of its code', new ApiError('status', envelope(500, '无法连接redis')), 'passing unknown exception'],
  ['a page of HTML', new ApiError('unreadable', { raw: '<html>' }), 'passing unknown'],
  ['no network', new ApiError('offline'), 'passing unknown'],
  ['no answer', new ApiError('timeout'), 'passing unknown'],
  ['too many calls', new ApiError('busy', { code: 429 }), 'passing'],
  ['an answer of another shape', new ApiError('shape'), 'unknown'],
  ['an ended login', new ApiError('unauthorized', { code: 401 }), ''],
  ['a fault of the app', new TypeError('x is not a function'), 'unknown'],
])('%s', (_, error, words) => {
  const said = [
    isFinal(error) && 'final',
    mayPass(error) && 'passing',
    isOutcomeUnknown(error) && 'unknown',
    isException(error) && 'exception',
  ]
  expect(said.filter(Boolean).join(' ')).toBe(words)
})

test.each<[string, ApiError, boolean]>([
  ['a thing that is gone', new ApiError('rejected', envelope(404, '资源不存在')), true],
  ['a call that is not there', new ApiError('rejected', envelope(404, '路由不存在')), true],
  ['an older release, which says it with HTTP too', new ApiError('status', envelope(404, '资源不存在')), true],
  ['a proxy’s page', new ApiError('status', { code: 404, raw: '<html>404 Not Found</html>' }), false],
  ['a gateway’s JSON', new ApiError('status', { code: 404, raw: { error: 'no route' } }), false],
  ['an empty 404', new ApiError('status', { code: 404, raw: '' }), false],
])('what is missing: %s', (_, error, isThat) => {
  expect(isMissing(error)).toBe(isThat)
})
