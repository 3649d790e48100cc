import * as v from 'valibot'

import {
  ApiError,
  errorText,
  isDeleted,
  isException,
  isFinal,
  isMissing,
  isMissingRoute,
  isOutcomeUnknown,
  mayPass,
  refusalText,
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

/** What is not there: a thing, which is then perhaps deleted, or a call, because the server speaks the other dialect. */
test.each<[string, ApiError, string]>([
  ['a thing that is gone', new ApiError('rejected', envelope(404, '资源不存在')), 'missing deleted'],
  ['a call that is not there', new ApiError('rejected', envelope(404, '路由不存在')), 'missing call'],
  ['an older release, which says it with HTTP too', new ApiError('status', envelope(404, '资源不存在')), 'missing'],
  ['such a release about a call', new ApiError('status', envelope(404, '路由不存在')), 'missing call'],
  ['these words without a 404', new ApiError('rejected', envelope(1, '路由不存在')), ''],
  ['a proxy’s page', new ApiError('status', { code: 404, raw: '<html>404 Not Found</html>' }), ''],
  ['a gateway’s JSON', new ApiError('status', { code: 404, raw: { error: 'no route' } }), ''],
  ['an empty 404', new ApiError('status', { code: 404, raw: '' }), ''],
])('what is missing: %s', (_, error, words) => {
  const said = [isMissing(error) && 'missing', isDeleted(error) && 'deleted', isMissingRoute(error) && 'call']
  expect(said.filter(Boolean).join(' ')).toBe(words)
})

test.each<[string, unknown, string]>([
  ['a refusal', new ApiError('rejected', { message: '考试已结束' }), '考试已结束'],
  ['a firewall', new ApiError('status', { code: 403 }), '被拦截，没有送到（403）'],
  ['a proxy’s limit of size', new ApiError('status', { code: 413 }), '内容太大，没有送到'],
  ['a fault of the app', new TypeError('x is not a function'), errorText(new ApiError('status'))],
])('why something was not delivered: %s', (_, error, words) => expect(refusalText(error)).toBe(words))
