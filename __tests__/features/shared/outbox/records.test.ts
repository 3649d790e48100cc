import Taro from '@tarojs/taro'
import * as v from 'valibot'

import { owedRecords } from '@/features/shared/outbox/records'
import type { Journal } from '@/platform/journal/types'

import { fakeJournal, remembered } from '../../../setup/journal'

const schema = v.object({ answer: v.string(), atMs: v.number() })

const unsent = (journal?: Journal, group = 'paper-7', member = 5) =>
  owedRecords('answer', schema, journal).of(member, `${group}-`)

beforeEach(() => Taro.clearStorageSync())

test('a browser that was killed has forgotten an answer, a later one and that one was sent: all are put right', async () => {
  const { journal } = fakeJournal()
  const before = unsent(journal)
  before.set('1', 'old')
  before.set('2', 'sent')
  const kill = remembered()
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 1000)
  before.set('1', 'new')
  before.remove('2', 'sent')
  before.set('3', 'lost')
  kill()
  const after = unsent(journal)
  expect(after.list()).toHaveLength(2)
  await after.restore()
  expect(new Map(after.list())).toEqual(
    new Map([
      ['1', 'new'],
      ['3', 'lost'],
    ]),
  )
  jest.restoreAllMocks()
})

test('what the browser knows better stays: the journal missed it', async () => {
  const { journal, notes } = fakeJournal()
  const own = unsent(journal)
  own.set('1', 'old')
  const missed = new Map(notes)
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 1000)
  own.set('1', 'new')
  notes.clear()
  missed.forEach((value, key) => notes.set(key, value))
  await own.restore()
  expect(own.list()).toEqual([['1', 'new']])
  jest.restoreAllMocks()
})

test('notes of other members and other attempts stay where they are; what is over is forgotten', async () => {
  const { journal, notes } = fakeJournal()
  unsent(journal, 'paper-7', 6).set('1', 'hers')
  unsent(journal, 'paper-71').set('1', 'another')
  const own = unsent(journal)
  own.set('1', 'mine')
  Taro.clearStorageSync()
  await own.restore()
  expect(own.list()).toEqual([['1', 'mine']])
  expect(own.clear()).toBe(1)
  expect([...notes.keys()]).toEqual(['answer:6:paper-7-1', 'answer:5:paper-71-1'])
})

test('notes that do not read are passed over', async () => {
  const { journal, notes } = fakeJournal()
  notes.set('answer:5:paper-7-1', 'rubbish')
  notes.set('answer:5:paper-7-2', { atMs: 1, kept: { answer: 3 } })
  const own = unsent(journal)
  own.set('1', 'mine')
  notes.set('answer:5:paper-7-1', 'rubbish')
  await own.restore()
  expect(own.list()).toEqual([['1', 'mine']])
})

test('without a journal nothing is restored', async () => {
  const own = unsent()
  own.set('1', 'mine')
  await own.restore()
  expect(own.list()).toEqual([['1', 'mine']])
})
