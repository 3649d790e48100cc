import Taro from '@tarojs/taro'
import * as v from 'valibot'

import { loginRecords, memberRecords } from '@/stores/memberRecords'
import { useSession } from '@/stores/session'

const schema = v.object({ sec: v.number(), endsAtMs: v.number() })
const note = { sec: 40, endsAtMs: 1_000 }

let nowMs = 0
const lasting = memberRecords({ name: 'lasting', schema })
const ending = memberRecords({
  name: 'ending',
  schema,
  expiry: { nowMs: () => nowMs, endMs: ({ endsAtMs }) => endsAtMs },
})
const ofLogin = loginRecords({ name: 'ofLogin', schema })

beforeEach(() => {
  nowMs = 0
  Taro.clearStorageSync()
})

test.each([
  ['of a member', () => lasting.of(7), 'lasting:7:3'],
  ['that end', () => ending.of(7), 'ending:7:3'],
  ['of the login', () => ofLogin, 'own:ofLogin:3'],
])('records %s are kept under one key, and are gone when removed', (_, open, key) => {
  open().set(3, note)
  expect(Taro.getStorageSync(key)).toEqual(note)
  expect(open().get('3')).toEqual(note)
  expect(open().keys()).toEqual(['3'])
  open().remove(3)
  expect([open().get(3), open().keys()]).toEqual([null, []])
})

test.each([['text'], [40], [null], [[]], [{ sec: '40', endsAtMs: 1 }], [{ sec: 40 }]])(
  'a record that does not read is none, and is dropped: %j',
  (stored) => {
    Taro.setStorageSync('lasting:7:3', stored)
    expect(lasting.of(7).get(3)).toBeNull()
    expect(lasting.of(7).keys()).toEqual([])
  },
)

test('members are kept apart, also those whose numbers begin alike', () => {
  lasting.of(7).set(3, note)
  for (const other of [8, 70]) {
    expect(lasting.of(other).get(3)).toBeNull()
    expect(lasting.of(other).keys()).toEqual([])
  }
  expect(lasting.hasAny(3)).toBe(true)
  expect(lasting.hasAny(33)).toBe(false)
})

test.each([
  { atMs: 999, seen: note },
  { atMs: 1_000, seen: note },
  { atMs: 1_001, seen: null },
])('a record is read until its end: at $atMs', ({ atMs, seen }) => {
  ending.of(7).set(3, note)
  nowMs = atMs
  expect(ending.of(7).get(3)).toEqual(seen)
})

test('opening them drops those that have ended, of this member; once, while the app is open', () => {
  Taro.setStorageSync('ending:9:3', note)
  Taro.setStorageSync('ending:10:3', note)
  nowMs = 2_000
  ending.of(9).set(4, { ...note, endsAtMs: 3_000 })
  expect(ending.of(9).keys()).toEqual(['4'])
  expect(Taro.getStorageSync('ending:10:3')).toEqual(note)
})

test('a write costs a write, however many others there are', () => {
  const own = ending.of(11)
  for (let key = 0; key < 200; key++) own.set(key, { ...note, endsAtMs: 9_000 })
  const reads = jest.spyOn(Taro, 'getStorageSync')
  const writes = jest.spyOn(Taro, 'setStorageSync')
  const listings = jest.spyOn(Taro, 'getStorageInfoSync')
  ending.of(11).set(3, { ...note, endsAtMs: 9_000 })
  expect([reads, writes, listings].map(({ mock }) => mock.calls.length)).toEqual([0, 1, 0])
  jest.restoreAllMocks()
})

test('the logout takes what belongs to the login, and leaves what a member comes back to', () => {
  useSession.getState().signIn('a.b.c')
  lasting.of(7).set(3, note)
  ofLogin.set(3, note)
  useSession.getState().signOut()
  expect(lasting.of(7).get(3)).toEqual(note)
  expect(ofLogin.get(3)).toBeNull()
})

test('when the storage is full, records live on in memory', () => {
  const full = jest.spyOn(Taro, 'setStorageSync').mockImplementation(() => {
    throw new Error('QuotaExceededError')
  })
  lasting.of(7).set(3, note)
  full.mockRestore()
  expect(lasting.of(7).get(3)).toEqual(note)
  expect(lasting.of(7).keys()).toEqual(['3'])
  lasting.of(7).remove(3)
  expect(lasting.of(7).get(3)).toBeNull()
})
