import type { Answer, AttemptQuestion, Question, Verdict } from '@/api/question'
import { answersOf, isGiven, withBlank, withText, withToggled } from '@/features/exam/engine/answers'
import { doneCount, missedIndexes, resultsByType, tilesOf } from '@/features/exam/engine/sheet'

import { aQuestion, judge } from '../../../factories/question'

test.each<[string, Answer | null, boolean]>([
  ['nothing', null, false],
  ['a key', { type: 'single', key: 'option1' }, true],
  ['keys', { type: 'multiple', keys: ['option1'] }, true],
  ['keys withdrawn', { type: 'multiple', keys: [] }, false],
  ['one blank of two', { type: 'blanks', texts: ['', '50'] }, true],
  ['blanks emptied', { type: 'blanks', texts: ['', ' '] }, false],
  ['a text', { type: 'essay', text: '字', images: [] }, true],
  ['pictures alone', { type: 'essay', text: '', images: ['/a.png'] }, true],
  ['an essay withdrawn', { type: 'essay', text: ' ', images: [] }, false],
  ['false', { type: 'judge', isTrue: false }, true],
])('%s: counts as answered or not', (_, answer, isAnswered) => {
  expect(isGiven(answer)).toBe(isAnswered)
})

const blanks: Extract<Question, { type: 'blanks' }> = {
  ...{ type: 'blanks', typeName: '填空题', stem: '', score: 10, explanation: '' },
  blanks: [1, 2, 3].map((score) => ({ score, right: null })),
}

test('a blank keeps the others, also when it is emptied', () => {
  const first = withBlank(blanks, null, 1, '50')
  expect(first).toEqual({ type: 'blanks', texts: ['', '50', ''] })
  const second = withBlank(blanks, first, 2, '60')
  expect(withBlank(blanks, second, 1, '')).toEqual({ type: 'blanks', texts: ['', '', '60'] })
})

test('an option is toggled; a text keeps its pictures', () => {
  const one = withToggled(null, 'option3')
  expect(withToggled(one, 'option1')).toEqual({ type: 'multiple', keys: ['option3', 'option1'] })
  expect(withToggled(one, 'option3')).toEqual({ type: 'multiple', keys: [] })
  expect(withText({ type: 'essay', text: '旧', images: ['/a.png'] }, '新')).toEqual({
    ...{ type: 'essay', text: '新', images: ['/a.png'] },
  })
})

const saved: Answer = { type: 'judge', isTrue: true }
const newer: Answer = { type: 'judge', isTrue: false }

test('what this device has not sent yet is newer than what the server tells', () => {
  const questions = [aQuestion(1, [judge()], [saved]), aQuestion(2, [judge()])]
  expect([...answersOf(questions, new Map([['1', newer]]))]).toEqual([['1', newer]])
  expect([...answersOf(questions, new Map([['2', newer]]))]).toEqual([
    ['1', saved],
    ['2', newer],
  ])
})

test('the sheet: a compound question is done when all of its parts are', () => {
  const questions: AttemptQuestion[] = [
    aQuestion(1, [judge()], [saved]),
    aQuestion(2, [judge(), judge()], [saved, null]),
    aQuestion(3, [judge(), judge()], [saved, newer]),
    aQuestion(4, [judge()]),
  ]
  const tiles = tilesOf(questions, answersOf(questions), [2, 4])
  expect(tiles).toEqual([
    { number: 1, progress: 'done', isMarked: false },
    { number: 2, progress: 'partly', isMarked: true },
    { number: 3, progress: 'done', isMarked: false },
    { number: 4, progress: 'none', isMarked: true },
  ])
  expect(doneCount(tiles)).toBe(2)
})

test('a withdrawn answer is open again', () => {
  const questions = [aQuestion(1, [judge()])]
  const tiles = tilesOf(questions, new Map([['1', { type: 'multiple', keys: [] }]]), [])
  expect(tiles.map(({ progress }) => progress)).toEqual(['none'])
})

test('the review: how each type went, and what did not win all', () => {
  const results: [string, Verdict | null, number][] = [
    ['判断题', 'right', 4],
    ['问答题', 'partly', 3],
    ['判断题', 'wrong', 0],
    ['判断题', 'unanswered', 0],
    ['作文', null, 0],
  ]
  const questions = results.map(([typeName, verdict, won], index) => ({
    ...aQuestion(index, [judge()]),
    ...{ typeName, verdict, won, score: 4 },
  }))
  expect(resultsByType(questions)).toEqual([
    { typeName: '判断题', count: 3, isJudged: true, right: 1, won: 4, score: 12 },
    { typeName: '问答题', count: 1, isJudged: true, right: 0, won: 3, score: 4 },
    { typeName: '作文', count: 1, isJudged: false, right: 0, won: 0, score: 4 },
  ])
  expect(missedIndexes(questions)).toEqual([1, 2, 3])
})
