import { type AttemptRef, findExamId, isAttemptKind, saveAnswer } from '@/api/examAnswer'
import { getAttempt, handInAttempt, startAttempt } from '@/api/attempt'
import type { Answer, AttemptQuestion } from '@/api/question'

import {
  blanksWire,
  compoundWire,
  essayWire,
  judgeWire,
  mockAttemptWire,
  multipleWire,
  paperAttemptWire,
  rowWire,
  singleWire,
} from '../factories/attempt'
import { fakeBackend, ok } from '../setup/backend'

const v1 = '/addons/Paper/api/v1'
const paper: AttemptRef = { kind: 'paper', examId: 3, recordId: 7 }
const mock: AttemptRef = { kind: 'mockPaper', examId: 4, recordId: 8 }

/** The only question of a paper's attempt, as the app reads it. */
async function read(row: object, record: object = {}) {
  fakeBackend({ [`GET ${v1}/paper/3/join/7`]: ok(paperAttemptWire(record, [row])) })
  const [question] = (await getAttempt(paper)).questions
  return question
}

const answerTo = async (question: { id: number }, over: object) =>
  (await read(rowWire(question, over)))?.parts[0]?.answer

test('starting: a paper by GET, a mock paper by POST, each with its own name for the record', async () => {
  const backend = fakeBackend({
    [`GET ${v1}/paper/3/join`]: ok({ record_id: '7' }),
    [`POST ${v1}/mock_paper/4`]: ok({ recordId: 8 }),
  })
  await expect(startAttempt('paper', 3)).resolves.toBe(7)
  await expect(startAttempt('mockPaper', 4)).resolves.toBe(8)
  expect(backend.sent).toHaveLength(2)
})

test('a running attempt at a paper: six types, none of them told', async () => {
  fakeBackend({ [`GET ${v1}/paper/3/join/7`]: ok(paperAttemptWire()) })
  const attempt = await getAttempt(paper)
  expect(attempt).toMatchObject({
    ...{ title: '期末考试', passScore: 60, fullScore: 90, status: 'running', usedSec: 0 },
    deadlineAt: new Date('2026-11-23T09:45:00+08:00'),
  })
  const [single, multiple, blanks, essay, judge, compound] = attempt.questions
  expect(single).toEqual({
    ...{ id: 11, typeName: '单选题', sharedStem: null, score: 5, explanation: '', won: 0, verdict: 'wrong' },
    parts: [
      {
        ...{ address: '11', answer: null, won: 0, verdict: 'wrong' },
        question: {
          ...{
            type: 'single',
            typeName: '单选题',
            stem: '<p>哪一个是素数</p>',
            score: 5,
            explanation: '',
            right: null,
          },
          options: [
            { key: 'option1', letter: 'A', html: '<p>四</p>' },
            { key: 'option2', letter: 'B', html: '<p>七</p>' },
            { key: 'option10', letter: 'J', html: '<p>九</p>' },
          ],
        },
      },
    ],
  })
  expect(multiple?.parts[0]?.question).toMatchObject({ type: 'multiple', right: null })
  const empty = { score: 5, right: null }
  expect(blanks?.parts[0]?.question).toMatchObject({ type: 'blanks', blanks: [empty, empty] })
  expect(essay?.parts[0]?.question).toMatchObject({ type: 'essay' })
  expect(judge?.parts[0]?.question).toMatchObject({ type: 'judge', right: null })
  expect(compound?.sharedStem).toBe('<p>阅读材料</p>')
  expect(compound?.parts.map(({ address, question }) => [address, question.type])).toEqual([
    ['16-cap-0', 'single'],
    ['16-cap-1', 'multiple'],
    ['16-cap-2', 'blanks'],
    ['16-cap-3', 'judge'],
    ['16-cap-4', 'essay'],
  ])
})

test('an attempt at a mock paper: its own full marks and deadline; marked at once', async () => {
  const backend = fakeBackend({ [`GET ${v1}/mock_paper/record/8`]: ok(mockAttemptWire()) })
  const running = { status: 'running', fullScore: 90, deadlineAt: new Date('2026-11-23T09:20:00+08:00') }
  await expect(getAttempt(mock)).resolves.toMatchObject(running)
  backend.reply(`GET ${v1}/mock_paper/record/8`, ok(mockAttemptWire({ status: 1, get_score: 35, use_seconds: 61 })))
  await expect(getAttempt(mock)).resolves.toMatchObject({ status: 'marked', score: 35, usedSec: 61 })
})

describe('an essay that no teacher reads gets 0 marks as if it were wrong', () => {
  const rows = (over: object = {}) => [
    rowWire(essayWire(), { answer_content: '我的看法', is_correct: 0, ...over }),
    rowWire(singleWire(), { answer_content: 'option1', is_correct: 0 }),
    rowWire(compoundWire(), { is_correct: 0 }),
  ]
  const reviewOf = async (exam: object, questions = rows()) => {
    const { paper: wire, ...rest } = paperAttemptWire({ status: 2 }, questions)
    fakeBackend({
      [`GET ${v1}/paper/3/join/7`]: ok({ ...rest, paper: { ...wire, ...exam } }),
      [`GET ${v1}/mock_paper/record/8`]: ok(mockAttemptWire({ status: 1 }, questions)),
    })
    return async (ref: AttemptRef) => (await getAttempt(ref)).questions
  }
  const verdictsOf = (questions: AttemptQuestion[]) => questions.map(({ verdict }) => verdict)

  test('nobody has judged it in a mock paper, nor where the paper says so; all other questions are', async () => {
    const read = await reviewOf({ is_skip_mark: 1 })
    for (const ref of [mock, paper]) {
      const questions = await read(ref)
      expect(verdictsOf(questions)).toEqual([null, 'wrong', 'wrong'])
      // Of a compound question only the essay is nobody's.
      expect(questions[2]?.parts.map(({ verdict }) => verdict)).toEqual([...Array(4).fill('unanswered'), null])
    }
  })

  test('what a teacher has marked stays, also with 0', async () => {
    expect(verdictsOf(await (await reviewOf({ is_skip_mark: 0 }))(paper))).toEqual(['wrong', 'wrong', 'wrong'])
    const marked = rows({ score: 8, is_correct: 2 })
    expect(verdictsOf(await (await reviewOf({ is_skip_mark: 1 }, marked))(paper))).toEqual(['partly', 'wrong', 'wrong'])
  })
})

test.each([
  [0, 'running'],
  [1, 'running'],
  [2, 'marked'],
  [3, 'marking'],
  [9, 'unknown'],
])('status %i of a paper is %s', async (status, name) => {
  fakeBackend({ [`GET ${v1}/paper/3/join/7`]: ok(paperAttemptWire({ status })) })
  await expect(getAttempt(paper)).resolves.toMatchObject({ status: name })
})

test.each<[string, { id: number }, object, Answer | null]>([
  ['one key', singleWire(), { answer_content: 'option2' }, { type: 'single', key: 'option2' }],
  ['no key', singleWire(), { answer_content: '' }, null],
  [
    'keys as a list',
    multipleWire(),
    { answer_contents_rows: ['option1', 'option3'] },
    { type: 'multiple', keys: ['option1', 'option3'] },
  ],
  ['keys as text alone', multipleWire(), { answer_content: 'option2' }, { type: 'multiple', keys: ['option2'] }],
  ['keys withdrawn', multipleWire(), { answer_content: '' }, null],
  ['blanks as a list', blanksWire(), { answer_contents_rows: ['50', null] }, { type: 'blanks', texts: ['50', ''] }],
  ['blanks as JSON text alone', blanksWire(), { answer_content: '["50"]' }, { type: 'blanks', texts: ['50', ''] }],
  ['blanks, all empty', blanksWire(), { answer_contents_rows: ['', ''] }, null],
  [
    'an essay',
    essayWire(),
    { answer_content: '想法', thumbs_rows: ['/a.png'] },
    { type: 'essay', text: '想法', images: ['/a.png'] },
  ],
  [
    'pictures alone, as JSON text',
    essayWire(),
    { answer_content: '', thumbs: '["/a.png"]' },
    { type: 'essay', text: '', images: ['/a.png'] },
  ],
  ['an essay withdrawn', essayWire(), { answer_content: '', thumbs: '[]', thumbs_rows: [] }, null],
  ['false', judgeWire(), { answer_content: '0', answer_contents_rows: 0 }, { type: 'judge', isTrue: false }],
  ['true, as text', judgeWire(), { answer_content: '1' }, { type: 'judge', isTrue: true }],
  ['not judged', judgeWire(), { answer_content: null, answer_contents_rows: -1 }, null],
])('an answer is read back: %s', async (_, question, over, answer) => {
  await expect(answerTo(question, over)).resolves.toEqual(answer)
})

const judged = { answer: '0', answer_contents_rows: 0, score: 0, is_correct: 0 }
const chosen = { answer: 'option1,option2', answer_contents_row: ['option1', 'option2'], score: 6, is_correct: 1 }
const written = { answer: '字', thumbs: '["/a.png"]', score: 3, is_correct: 2 }

test.each([
  ['a map with holes', { 1: chosen, 3: judged, 4: written }],
  ['a list', [null, chosen, null, judged, written]],
])('answers to the parts of a compound question come as %s', async (_, answer_contents_rows) => {
  const question = await read(rowWire(compoundWire(), { answer_contents_rows, score: 9, is_correct: 2 }))
  expect(question).toMatchObject({ won: 9, verdict: 'partly' })
  expect(question?.parts.map(({ answer, won, verdict }) => [answer, won, verdict])).toEqual([
    [null, 0, 'unanswered'],
    [{ type: 'multiple', keys: ['option1', 'option2'] }, 6, 'right'],
    [null, 0, 'unanswered'],
    [{ type: 'judge', isTrue: false }, 0, 'wrong'],
    [{ type: 'essay', text: '字', images: ['/a.png'] }, 3, 'partly'],
  ])
})

test('after the end the key and the explanation are told', async () => {
  const remark = '<p>因为</p>'
  const single = await read(rowWire(singleWire({ answer: 'option2', remark }), { score: 5, is_correct: 1 }))
  expect(single?.parts[0]).toMatchObject({
    verdict: 'right',
    won: 5,
    question: { right: ['option2'], explanation: remark },
  })
  const multiple = await read(rowWire(multipleWire({ answer: 'option1,option2' })))
  expect(multiple?.parts[0]?.question).toMatchObject({ right: ['option1', 'option2'] })
  const blanks = await read(
    rowWire(
      blanksWire({
        answer_transform: [
          { a: '100', s: 5 },
          { a: 200, s: 5 },
        ],
      }),
    ),
  )
  expect(blanks?.parts[0]?.question).toMatchObject({ blanks: [{ right: '100' }, { right: '200' }] })
  const judge = await read(rowWire(judgeWire({ answer: 0 })))
  expect(judge?.parts[0]?.question).toMatchObject({ right: false })
})

test('deleted questions are left out; what does not read is a question of unknown type, not a broken page', async () => {
  await expect(read(rowWire(null))).resolves.toBeUndefined()
  expect((await read(rowWire(singleWire({ type: 9, type_text: '连线题' }))))?.parts[0]?.question).toMatchObject({
    ...{ type: 'unknown', typeName: '连线题' },
  })
  expect((await read(rowWire(compoundWire({ content: '{' }))))?.parts[0]?.question).toMatchObject({ type: 'unknown' })
})

test.each<[Answer, unknown]>([
  [{ type: 'single', key: 'option3' }, { answer: 'option3' }],
  [{ type: 'multiple', keys: ['option3', 'option10', 'option1'] }, { answer: 'option1,option10,option3' }],
  [{ type: 'multiple', keys: [] }, { answer: '' }],
  [{ type: 'blanks', texts: ['50', ''] }, { answer: ['50', ''] }],
  [{ type: 'blanks', texts: [' new York ', '　北京', ' '] }, { answer: ['new York', '北京', ''] }],
  [
    { type: 'essay', text: '字', images: ['/a.png'] },
    { answer: '字', images: ['/a.png'] },
  ],
  [
    { type: 'essay', text: '', images: [] },
    { answer: '', images: [] },
  ],
  [{ type: 'judge', isTrue: true }, { answer: 1 }],
  [{ type: 'judge', isTrue: false }, { answer: 0 }],
])('%j is sent whole', async (answer, body) => {
  const call = `POST ${v1}/paper/3/submit/single`
  const backend = fakeBackend({ [call]: ok([]) })
  await saveAnswer(paper, '11', answer)
  expect(backend.sentTo(call)[0]?.body).toEqual({ pid: 7, question_id: 11, ...(body as object) })
})

test('a part is saved under its own address, a mock paper’s answer under its record', async () => {
  const call = `POST ${v1}/mock_paper/record/8/submit/single`
  const backend = fakeBackend({ [call]: ok([]) })
  await saveAnswer(mock, '16-cap-3', { type: 'judge', isTrue: true })
  expect(backend.sentTo(call)[0]?.body).toEqual({ pid: 8, question_id: '16-cap-3', answer: 1 })
})

test('handing in: marked, or waiting for a teacher; a mock paper never waits', async () => {
  const backend = fakeBackend({
    [`POST ${v1}/paper/3/submit/all`]: ok({ status: 2, total_score: 25 }),
    [`POST ${v1}/mock_paper/record/8/submit`]: ok({ total_score: '10' }),
  })
  await expect(handInAttempt(paper)).resolves.toEqual({ status: 'marked', score: 25 })
  await expect(handInAttempt(mock)).resolves.toEqual({ status: 'marked', score: 10 })
  backend.reply(`POST ${v1}/paper/3/submit/all`, ok({ status: 3, total_score: 0 }))
  await expect(handInAttempt(paper)).resolves.toEqual({ status: 'marking', score: 0 })
  expect(backend.sent[0]?.body).toEqual({ pid: 7 })
})

test('an answer without a deadline or a record does not pass for an attempt', async () => {
  fakeBackend({ [`GET ${v1}/paper/3/join/7`]: ok({ ...paperAttemptWire(), user_paper: null }) })
  await expect(getAttempt(paper)).rejects.toThrow()
})

test('which paper an attempt belongs to is found among those that were sat last', async () => {
  const sat = (id: number) => ({ paper_id: id, max_score: 0, paper: { id, title: '期末', score: 100 } })
  const detail = (attemptId: number) => ok({ paper: { id: 1 }, user_papers: [{ id: attemptId, status: 1 }] })
  fakeBackend({
    'GET /addons/Paper/api/v2/member/joinPapers': ok({ data: [sat(3), sat(4)], total: 2 }),
    [`GET ${v1}/paper/3`]: detail(6),
    [`GET ${v1}/paper/4`]: detail(7),
  })
  expect(await findExamId('paper', 7)).toBe(4)
  expect(await findExamId('paper', 8)).toBeNull()
  expect(await findExamId('mockPaper', 8)).toBe(0)
  expect([isAttemptKind('paper'), isAttemptKind('practice')]).toEqual([true, false])
})
