import { locationOf } from '@/goods/pathPart'

import { aPart } from '../factories/reading'

const all = () => true
const none = () => false

test.each([
  ['course', 'courseShow'],
  ['live', 'liveShow'],
  ['book', 'bookShow'],
  ['topic', 'articleShow'],
  ['paper_paper', 'examPaperShow'],
  ['paper_mock', 'examMockShow'],
  ['paper_practice', 'examPracticeShow'],
])('a part of sort %s opens its own page', (type, name) => {
  expect(locationOf(aPart(3, { type }), all)).toEqual({ name, params: { id: 103 } })
})

test.each(['live', 'book', 'topic', 'paper_paper', 'paper_mock', 'paper_practice'])(
  '%s: not while its feature is off',
  (type) => {
    expect(locationOf(aPart(3, { type }), none)).toBeUndefined()
  },
)

test('a sort from the future has no page', () => {
  expect(locationOf(aPart(3, { type: 'hologram' }), all)).toBeUndefined()
})
