import Taro from '@tarojs/taro'
import * as v from 'valibot'

import { durableRecords } from '@/features/shared/outbox/records'
import { fakeJournal, remembered } from '../../../setup/journal'

const schema = v.object({ word: v.string(), atMs: v.number() })
const hourMs = 60 * 60_000
const startMs = 1_800_000_000_000

let nowMs = startMs
const records = (member = 5) => durableRecords('place', schema, disk.journal)(member)
let disk = fakeJournal()
beforeEach(() => {
  Taro.clearStorageSync()
  disk = fakeJournal()
  nowMs = startMs
  jest.spyOn(Date, 'now').mockImplementation(() => nowMs)
})
afterEach(() => jest.restoreAllMocks())

const put = (key: string, word: string, member = 5) => records(member).set(key, { word, atMs: nowMs })

test('a record that a killed browser has forgotten is back, one that was removed is gone again', async () => {
  put('1', 'old')
  put('2', 'over')
  const kill = remembered()
  nowMs += 1000
  put('1', 'new')
  records().remove('2')
  kill()
  await records().restore()
  expect(records().keys()).toEqual(['1'])
  expect(records().get('1')?.word).toBe('new')
})

test('the note of what was removed is dropped once no browser can hold it any more, and not before', async () => {
  put('1', 'over')
  records().remove('1')
  await records().restore()
  expect([...disk.notes.keys()]).toEqual(['place:5:1'])
  nowMs += hourMs + 1
  await records().restore()
  expect([...disk.notes.keys()]).toEqual([])
})

test('the note of what was removed stays while the browser still holds it', async () => {
  put('1', 'over')
  const kill = remembered()
  records().remove('1')
  nowMs += hourMs + 1
  kill()
  await records().restore()
  expect(records().keys()).toEqual([])
  expect([...disk.notes.keys()]).toEqual(['place:5:1'])
})

test('what is older than any attempt does not come back', async () => {
  put('1', 'old')
  Taro.clearStorageSync()
  nowMs += 31 * 24 * hourMs
  await records().restore()
  expect(records().keys()).toEqual([])
  expect(disk.notes.size).toBe(0)
})

test('forgetting takes all that begins so, of this member alone', async () => {
  put('paper-7-1', 'mine')
  put('paper-8-1', 'another')
  put('paper-7-1', 'hers', 6)
  records().forget('paper-7-')
  await records().restore()
  expect(records().keys()).toEqual(['paper-8-1'])
  expect(records(6).get('paper-7-1')?.word).toBe('hers')
})
