import { nextParts } from '@/features/course/next/next'

import { aPart, aPathDetail } from '../../../factories/reading'

const done = { isLearned: true }
const open = { isLearned: false }
const courseId = aPart(1).goodsId

test.each([
  ['the next one', [aPart(1, done), aPart(2, open)], [2]],
  ['a book follows', [aPart(1, done), aPart(2, { type: 'book' }), aPart(3, open)], [2]],
  ['the book was passed by', [aPart(1, done), aPart(2, { type: 'book' }), aPart(3, done), aPart(4, open)], [4]],
  ['nothing is left', [aPart(1, done), aPart(2, done)], []],
  ['the course is no part of it', [aPart(8, done), aPart(9, open)], []],
])('after a course: %s', (_, parts, ids) => {
  const path = aPathDetail([parts], { isOwned: true })
  expect(nextParts([path], courseId, () => true).map(({ part }) => part.id)).toEqual(ids)
})
