import { noteSent, resendWaitSec } from '@/features/account/sms/sentCodes'
import { loginItem, useSession } from '@/stores/session'

const startMs = Date.parse('2024-05-01T10:00:00Z')
const mobile = '13800000001'

beforeEach(() => localStorage.clear())

test.each([
  ['at once', 0, 120],
  ['in the middle of a second', 500, 120],
  ['after 68 s', 68_000, 52],
  ['in the last second', 119_999, 1],
  ['after 120 s', 120_000, 0],
  ['a day later', 86_400_000, 0],
  ['when the clock was set back', -1, 0],
])('%s', (_, laterMs, waitSec) => {
  noteSent('login', mobile, startMs)
  expect(resendWaitSec('login', mobile, startMs + laterMs)).toBe(waitSec)
})

test('each scene and mobile waits by itself', () => {
  noteSent('login', mobile, startMs)
  noteSent('mobile_bind', '13900000002', startMs + 60_000)
  expect(resendWaitSec('login', mobile, startMs + 60_000)).toBe(60)
  expect(resendWaitSec('mobile_bind', '13900000002', startMs + 60_000)).toBe(120)
  expect(resendWaitSec('mobile_bind', mobile, startMs)).toBe(0)
  expect(resendWaitSec('login', '13900000002', startMs + 60_000)).toBe(0)
})

test('whose wait is over is forgotten', () => {
  const stored = loginItem<Record<string, number>>('sms_sent', (value) => value as Record<string, number>)
  noteSent('login', mobile, startMs)
  noteSent('login', '13900000002', startMs + 120_000)
  expect(Object.keys(stored.get() ?? {})).toEqual(['login:13900000002'])
})

test.each([['a text'], [7], [{ 'login:13800000001': 'soon' }]])('%j counts as nothing', (left) => {
  loginItem<unknown>('sms_sent', (value) => value).set(left)
  expect(resendWaitSec('login', mobile, startMs)).toBe(0)
})

test('no mobile stays behind after a logout', () => {
  noteSent('login', mobile, startMs)
  useSession.getState().signOut()
  expect(JSON.stringify(localStorage)).not.toContain(mobile)
})
