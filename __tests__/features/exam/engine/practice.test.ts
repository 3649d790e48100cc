import * as v from 'valibot'

import { loneQuestion, type Answer, type Verdict } from '@/api/question'
import { judge, verdictOf } from '@/features/exam/engine/judge'
import { isOnePress, startIndex, withoutQuestion } from '@/features/exam/engine/practice'

import { blanksWire, compoundWire, essayWire, judgeWire, multipleWire, singleWire } from '../../../factories/attempt'

const question = (wire: object) => v.parse(loneQuestion, wire)
const sole = (wire: object) => {
  const [part] = question(wire).parts
  if (!part) throw new Error('no part')
  return part.question
}

const single = singleWire({ answer: 'option2' })
const multiple = multipleWire({ answer: 'option1,option2' })
const blanks = blanksWire({
  answer_transform: [
    { a: '100', s: 5 },
    { a: 'a b', s: 5 },
  ],
})
const truth = judgeWire({ answer: 0 })

const keys = (...chosen: string[]): Answer => ({ type: 'multiple', keys: chosen })
const texts = (...typed: string[]): Answer => ({ type: 'blanks', texts: typed })

const cases: [name: string, wire: object, answer: Answer | null, verdict: Verdict | null][] = [
  ['the right option', single, { type: 'single', key: 'option2' }, 'right'],
  ['another option', single, { type: 'single', key: 'option1' }, 'wrong'],
  ['no option', single, null, 'unanswered'],
  ['all right options in another order', multiple, keys('option2', 'option1'), 'right'],
  ['some of the right options', multiple, keys('option2'), 'partly'],
  ['a wrong option among right ones', multiple, keys('option1', 'option2', 'option3'), 'wrong'],
  ['options that were taken back', multiple, keys(), 'unanswered'],
  ['both blanks, with space around', blanks, texts(' 100', 'a b '), 'right'],
  ['one blank of two', blanks, texts('100', 'ab'), 'partly'],
  ['no blank right', blanks, texts('1', ''), 'wrong'],
  ['empty blanks', blanks, texts('', ' '), 'unanswered'],
  ['false, and it is', truth, { type: 'judge', isTrue: false }, 'right'],
  ['true, and it is not', truth, { type: 'judge', isTrue: true }, 'wrong'],
  ['an essay', essayWire(), { type: 'essay', text: '看法', images: [] }, null],
  ['a key that is not told', singleWire({ answer: '' }), { type: 'single', key: 'option1' }, null],
  ['blanks that are not told', blanksWire(), texts('1', '2'), null],
  ['a type that is new', judgeWire({ type: 9 }), null, null],
]

test.each(cases)('%s', (_, wire, answer, verdict) => {
  expect(verdictOf(sole(wire), answer)).toBe(verdict)
})

const compound = compoundWire({
  content: JSON.stringify({ header: '', questions: [single, truth, essayWire()] }),
})

test.each([
  ['all right', 'option2', false, 'right'],
  ['one of two', 'option2', true, 'partly'],
  ['none', 'option1', true, 'wrong'],
  ['one, the other left open', 'option2', null, 'partly'],
  ['one wrong, the other left open', 'option1', null, 'wrong'],
] as const)('of a compound question %s: its essay does not count', (_, key, isTrue, verdict) => {
  const answers = new Map<string, Answer>([['16-cap-0', { type: 'single', key }]])
  if (isTrue !== null) answers.set('16-cap-1', { type: 'judge', isTrue })
  const judged = judge(question(compound), answers)
  expect(judged.verdict).toBe(verdict)
  expect(judged.question.parts[0]?.answer).toEqual({ type: 'single', key })
})

test('of a compound question one part partly right and one wrong: partly', () => {
  const parts = compoundWire({ content: JSON.stringify({ header: '', questions: [multiple, truth] }) })
  const answers = new Map<string, Answer>([
    ['16-cap-0', keys('option2')],
    ['16-cap-1', { type: 'judge', isTrue: true }],
  ])
  expect(judge(question(parts), answers).verdict).toBe('partly')
})

test('only one press tells the key at once', () => {
  const shown = [single, multiple, blanks, essayWire(), truth, compound].map((wire) => isOnePress(question(wire)))
  expect(shown).toEqual([true, false, false, false, true, false])
})

test.each([
  ['a first visit', [], undefined, 0],
  ['where it was left', [10], 30, 2],
  ['the next open one, when that is done', [20, 30], 20, 3],
  ['around the end', [20, 40], 40, 0],
  ['left at a question that is gone', [10], 99, 1],
  ['all done', [10, 20, 30, 40], 30, 0],
])('it goes on: %s', (_, done, leftAt, index) => {
  expect(startIndex([10, 20, 30, 40], new Set(done), leftAt)).toBe(index)
})

test.each([
  ['the one on screen gives way to the next', 20, 1, [10, 30], 1],
  ['the last one gives way to the one before', 30, 2, [10, 20], 1],
  ['one before the one on screen', 10, 2, [20, 30], 1],
  ['one behind it', 30, 0, [10, 20], 0],
  ['one that is gone already', 99, 1, [10, 20, 30], 1],
])('taken out: %s', (_, id, index, ids, next) => {
  expect(withoutQuestion({ ids: [10, 20, 30], index }, id)).toEqual({ ids, index: next })
})
