import { createFaceCheck, getFaceResult } from '@/api/faceCheck'
import { rateLimiter } from '@/http/answer'

import { fakeBackend, ok, refusal } from '../setup/backend'

const startCall = 'POST /api/v3/member/tencent/faceVerify'
const resultCall = 'GET /api/v3/member/tencent/faceVerify'
const wire = { url: 'https://face.example.com/?t=1', rule_id: '1', biz_token: 'b1', request_id: 'r' }
const check = { url: wire.url, ruleId: '1', bizToken: 'b1' }
const raw = (text: string) => () => new Response(text)

test('a check begins with the page that it leads back to', async () => {
  const backend = fakeBackend({ [startCall]: ok(wire) })
  await expect(createFaceCheck('https://h5/#/pages/webview/faceSuccess')).resolves.toEqual(check)
  expect(backend.sent[0]?.body).toEqual({ s_url: 'https://h5/#/pages/webview/faceSuccess' })
})

test('a rule id may be a number', async () => {
  fakeBackend({ [startCall]: ok({ ...wire, rule_id: 1 }) })
  await expect(createFaceCheck('PC')).resolves.toEqual(check)
})

test.each([
  ['no address', { ...wire, url: '' }],
  ['a script for an address', { ...wire, url: 'javascript:alert(1)' }],
  ['no token', { ...wire, biz_token: '' }],
  ['no rule', { ...wire, rule_id: null }],
  ['nothing', []],
])('%s is no check', async (_, data) => {
  fakeBackend({ [startCall]: ok(data) })
  await expect(createFaceCheck('PC')).rejects.toThrow()
})

test.each([
  ['passed', ok({ status: 9 }), 'passed'],
  ['passed, as text', ok({ status: '9' }), 'passed'],
  ['pending, where it belongs', ok({ status: 5 }), 'pending'],
  ['pending, in place of the code', raw('{"code":{"status":5},"message":"","data":[]}'), 'pending'],
])('%s', async (_, reply, result) => {
  const backend = fakeBackend({ [resultCall]: reply })
  await expect(getFaceResult(check)).resolves.toBe(result)
  expect(backend.sent[0]?.query).toEqual({ biz_token: 'b1', rule_id: '1' })
})

test.each([
  ['a check that is unknown', refusal('参数错误'), { kind: 'rejected', message: '参数错误' }],
  ['another object for a code', raw('{"code":{"state":5},"message":"","data":[]}'), { kind: 'rejected' }],
  ['a lost login', refusal('请登录', 401), { kind: 'unauthorized' }],
])('%s is an error', async (_, reply, error) => {
  fakeBackend({ [resultCall]: reply })
  await expect(getFaceResult(check)).rejects.toMatchObject(error)
})

test('polling waits for its turn; a learner who waits for the result does not', async () => {
  fakeBackend({ [resultCall]: ok({ status: 9 }) })
  const acquire = jest.spyOn(rateLimiter, 'acquire').mockResolvedValue()
  await getFaceResult(check, new AbortController().signal)
  await getFaceResult(check)
  expect(acquire.mock.calls).toEqual([[true], [false]])
})
