import * as v from 'valibot'

import { lastAnswer } from '@/api/lastAnswer'
import { env } from '@/config/env'
import { decode } from '@/lib/decode'

const names = v.array(v.string())
const read = jest.fn((data: unknown) => decode(names, data))
/** As the app has it after a restart. */
const visit = () => lastAnswer('names', read)
const dayMs = 24 * 60 * 60_000

beforeEach(() => {
  localStorage.clear()
  read.mockClear()
})
afterEach(() => jest.restoreAllMocks())

test('what came is there on the next visit', () => {
  expect(visit().get()).toBeUndefined()
  expect(visit().store(['录播课'])).toEqual(['录播课'])
  expect(visit().get()).toEqual(['录播课'])
})

test('the same answer again is the same value, and is not read twice', () => {
  visit().store(['录播课'])
  read.mockClear()
  const { get, store } = visit()
  const drawn = get()
  expect(store(['录播课'])).toBe(drawn)
  expect(read).toHaveBeenCalledTimes(1)
  expect(store(['直播课'])).toEqual(['直播课'])
})

test('an answer of another server is none', () => {
  visit().store(['录播课'])
  const host = jest.replaceProperty(env, 'apiHost', 'https://other.example.com')
  expect(visit().get()).toBeUndefined()
  host.restore()
  expect(visit().get()).toEqual(['录播课'])
})

test('an answer is good for a week', () => {
  const savedAtMs = Date.now()
  visit().store(['录播课'])
  const now = jest.spyOn(Date, 'now')
  now.mockReturnValue(savedAtMs + 7 * dayMs - 1_000)
  expect(visit().get()).toEqual(['录播课'])
  now.mockReturnValue(savedAtMs + 7 * dayMs + 1_000)
  expect(visit().get()).toBeUndefined()
})

test('what an older app has kept, and does not read any more, is left alone', () => {
  localStorage.setItem(
    'answer:names',
    JSON.stringify({ data: { host: env.apiHost, savedAtMs: Date.now(), data: [7] } }),
  )
  expect(visit().get()).toBeUndefined()
})

test('an unreadable answer is an error, and does not take the place of a good one', () => {
  visit().store(['录播课'])
  expect(() => visit().store('damaged')).toThrow()
  expect(visit().get()).toEqual(['录播课'])
})

test('an answer too large for WeChat is not kept', () => {
  visit().store(['录播课'])
  visit().store(['课'.repeat(300_000)])
  expect(visit().get()).toBeUndefined()
})
