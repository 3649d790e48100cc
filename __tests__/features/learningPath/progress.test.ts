import { countOf, nextPart, percentOf } from '@/features/learningPath/progress'

import { aPart, aPathDetail } from '../../factories/reading'

const done = { isLearned: true }
const open = { isLearned: false }

test.each([
  ['nobody keeps it', [aPart(1), aPart(2)], null],
  ['only parts that are told count', [aPart(1, done), aPart(2, open), aPart(3)], { done: 1, all: 2 }],
  ['no parts', [], null],
])('count: %s', (_, parts, expected) => {
  expect(countOf(parts)).toEqual(expected)
})

test.each([
  ["the server's word comes first", 40, [[aPart(1, done)]], 40],
  ['beyond its bounds it is cut', 140, [], 100],
  ['counted over all steps', null, [[aPart(1, done), aPart(2, open)], [aPart(3, open)]], 33],
  ['nobody knows', null, [[aPart(1)]], null],
  ['nearly all is not all', 99.6, [], 99],
  [
    'nearly all counted is not all',
    null,
    [[...Array.from({ length: 399 }, (_, index) => aPart(index, done)), aPart(400, open)]],
    99,
  ],
])('percent: %s', (_, progressPercent, steps, expected) => {
  expect(percentOf(aPathDetail(steps, { progressPercent }))).toBe(expected)
})

const isCourse = ({ type }: { type: string }) => type === 'course'

test.each([
  ['the first that is not done', [[aPart(1, done)], [aPart(2, open), aPart(3, open)]], 2],
  ['passing what cannot be opened', [[aPart(1, { type: 'live' }), aPart(2)]], 2],
  ['all done: from the start', [[aPart(1, done), aPart(2, done)]], 1],
  ['nobody knows whether the book is read, and it is next', [[aPart(1, done), aPart(2), aPart(3, open)]], 2],
  ['the book was passed by', [[aPart(1, done), aPart(2), aPart(3, done), aPart(4, open)]], 4],
  ['what was left out comes before the end', [[aPart(1, open), aPart(2, done), aPart(3)]], 1],
  ['all that is known is done: from the start', [[aPart(1, done), aPart(2), aPart(3, done)]], 1],
  ['nothing is known: the first', [[aPart(1), aPart(2)]], 1],
  ['nothing can be opened', [[aPart(1, { type: 'live' })]], undefined],
])('next: %s', (_, steps, id) => {
  expect(nextPart(aPathDetail(steps), isCourse)?.id).toBe(id)
})

test('what the server counts as missing, and nobody knows of, is what is left', () => {
  const detail = aPathDetail([[aPart(1, done), aPart(2), aPart(3, done)]], { progressPercent: 67 })
  expect(nextPart(detail, isCourse)?.id).toBe(2)
})
