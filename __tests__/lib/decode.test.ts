import * as v from 'valibot'

import {
  count,
  decode,
  decodePage,
  flag,
  int,
  list,
  maybe,
  numberMap,
  orNull,
  unlessDeleted,
  rows,
  text,
  yuan,
} from '@/lib/decode'

const row = v.object({ id: int, title: text, charge: yuan, views: count, isNew: flag, size: maybe(int) })
const good = { id: 1, title: '课', charge: '9.9', views: 3, isNew: 1, size: 4 }
const read = { id: 1, title: '课', charge: 990, views: 3, isNew: true, size: 4 }
const broken = { of: 'another type' }

const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)

test.each([
  ['title', ''],
  ['views', 0],
  ['isNew', false],
  ['size', undefined],
])('%s costs itself alone, whatever comes', (field, instead) => {
  const absent = Object.fromEntries(Object.entries(good).filter(([key]) => key !== field))
  for (const wire of [absent, { ...good, [field]: null }, { ...good, [field]: broken }])
    expect(decode(row, wire)).toEqual({ ...read, [field]: instead })
})

test('a row about what was deleted is left out, and no fault; one that cannot be read is', () => {
  const about = v.object({ id: int, course: unlessDeleted(v.object({ title: text, of: int })) })
  const kept = { id: 1, course: { title: '课', of: 2 } }
  warn.mockClear()
  expect(decode(rows(about), [kept, { id: 2, course: null }, { id: 3, course: [] }, { id: 4 }])).toEqual([kept])
  expect(warn).not.toHaveBeenCalled()
  expect(decode(rows(about), [kept, { id: 5, course: { title: '课' } }])).toEqual([kept])
  expect(warn).toHaveBeenCalledTimes(1)
})

test('money is never guessed', () => {
  for (const charge of [null, undefined, broken, true, '免费', [], -1]) {
    expect(decode(row, { ...good, charge }).charge).toBeNull()
  }
})

test('who it is about is never guessed', () => {
  for (const id of [null, undefined, broken, '', 1.5]) expect(() => decode(row, { ...good, id })).toThrow(/id/)
  expect(() => decode(v.object({ title: v.pipe(text, v.nonEmpty()) }), { id: 1 })).toThrow(/title/)
})

test('a list loses its unreadable rows one by one, and says so without saying what they held', () => {
  warn.mockClear()
  const wire = { 5: good, 7: { ...good, id: '13800001234x' }, 9: { ...good, id: 9 } }
  expect(decode(rows(row), wire).map(({ id }) => id)).toEqual([1, 9])
  decode(rows(row), wire)
  expect(warn.mock.calls).toEqual([[expect.stringContaining('id')]])
  expect(String(warn.mock.calls)).not.toContain('1380000')
})

test('a part that is no list is empty; an answer that is none is an error', () => {
  expect(decode(v.object({ part: list(row) }), { part: 'none' })).toEqual({ part: [] })
  expect(decode(v.object({ part: list(row) }), {})).toEqual({ part: [] })
  expect(() => decode(rows(row), '<html>')).toThrow(/Expected/)
})

test('a map loses what it cannot hold', () => {
  const map = numberMap(list(row))
  expect(decode(map, { 2: [good], x: [good], 3: 'none' })).toEqual(
    new Map([
      [2, [read]],
      [3, []],
    ]),
  )
  expect(decode(map, 'none').size).toBe(0)
})

test('a part that may be missing', () => {
  for (const wire of [null, undefined, [], 'none', { id: 'x' }]) expect(decode(orNull(row), wire)).toBeNull()
  expect(decode(orNull(row), good)).toEqual(read)
})

describe('a page of a list', () => {
  const two = [good, { ...good, id: 2 }]

  test.each([
    ['a total', { data: two, total: 3 }, { total: 3, hasMore: true }],
    ['the last page', { data: two, total: 99, last_page: 1 }, { total: 99, hasMore: false }],
    ['neither, and a full page', { data: two }, { total: 2, hasMore: true }],
    ['neither, and a short page', { data: [good] }, { total: 1, hasMore: false }],
    ['what cannot be read', { data: two, total: null, last_page: broken }, { total: 2, hasMore: true }],
  ])('with %s', (_, wire, expected) => {
    expect(decodePage(row, wire, 1, 2)).toMatchObject({ ...expected, page: 1 })
  })

  test('without its rows is an error', () => {
    expect(() => decodePage(row, { data: 'none', total: 3 }, 1, 2)).toThrow(/data/)
  })
})

test('a number that would be rounded is none: a list loses that row alone', () => {
  const rows = list(v.object({ id: int }))
  expect(decode(rows, [{ id: '9007199254740993' }, { id: 9007199254740991 }, { id: 1e20 }])).toEqual([
    { id: 9007199254740991 },
  ])
})
