import { type Given, isMistake, markPart, markQuestion } from '../../sandbox/services/marking'
import { readAnswer, rowsIn } from '../../sandbox/services/questionAnswers'
import type { Question } from '../../sandbox/services/questions'

const part = (type: number, over: Partial<Question> = {}) => ({
  ...{ type, score: 10, content: '', options: [], answer: '', remark: '' },
  ...over,
})

const options = ['甲', '乙', '丙', '丁', '戊', '己', '庚', '辛', '壬', '癸']
const single = part(1, { options, answer: 'option3' })
const multiple = part(2, { score: 5, options, answer: 'option1,option10,option2' })
const blanks = part(3, { answer: 'v2:::[{"a":"红","s":4},{"a":"绿","s":6}]' })
const essay = part(4)
const judge = part(5, { answer: '0' })

const given = (answer: string, over: Partial<Given> = {}): Given => ({ answer, images: [], mark: null, ...over })

it.each([
  ['single, right', single, 'option3', 10, 1],
  ['single, wrong', single, 'option2', 0, 0],
  ['single, none', single, '', 0, 3],
  ['judge, right', judge, '0', 10, 1],
  ['judge, wrong', judge, '1', 0, 0],
  ['multiple, the same set in another order', multiple, 'option10,option2,option1', 5, 1],
  ['multiple, a part of it: half, rounded down', multiple, 'option1,option10', 2, 2],
  ['multiple, with one wrong key', multiple, 'option1,option10,option2,option3', 0, 0],
  ['multiple, only a wrong key', multiple, 'option9', 0, 0],
  ['multiple, withdrawn', multiple, '', 0, 3],
  ['blanks, all, spaces around', blanks, '[" 红 ","绿"]', 10, 1],
  ['blanks, one', blanks, '["红","蓝"]', 4, 2],
  ['blanks, the other alone', blanks, '["","绿"]', 6, 2],
  ['blanks, none right', blanks, '["绿","红"]', 0, 0],
  ['blanks, fewer than there are', blanks, '["红"]', 4, 2],
  ['blanks, none', blanks, '', 0, 3],
  ['essay, unmarked', essay, '写了', 0, 0],
  ['essay, none', essay, '', 0, 3],
])('%s', (_, question, answer, score, verdict) => {
  expect(markPart(question, given(answer))).toEqual({ score, verdict })
})

it.each([
  ['all', 10, 1],
  ['some', 4, 2],
  ['none', 0, 0],
])("an essay has the teacher's marks: %s", (_, mark, verdict) => {
  expect(markPart(essay, given('写了', { mark }))).toEqual({ score: mark, verdict })
})

it('an essay of pictures alone is answered', () => {
  expect(markPart(essay, given('', { images: ['a.png'] })).verdict).toBe(0)
})

const compound: Question = { ...part(6, { score: 30 }), id: 1, categoryId: 1, parts: [single, judge, essay] }
const answers = (...texts: (string | Given | undefined)[]) =>
  new Map(
    texts.flatMap((text, index): [number, Given][] =>
      text === undefined ? [] : [[index, typeof text === 'string' ? given(text) : text]],
    ),
  )

it.each([
  ['all right', answers('option3', '0', given('写了', { mark: 10 })), 30, 1, false],
  ['the essay not full', answers('option3', '0', given('写了', { mark: 4 })), 24, 2, false],
  ['a part wrong', answers('option3', '1'), 10, 2, true],
  ['only one answered, right', answers('option3'), 10, 2, true],
  ['all wrong', answers('option1', '1', '写了'), 0, 0, true],
  ['only the essay', answers(undefined, undefined, '写了'), 0, 0, false],
  ['nothing', answers(), 0, 3, false],
])('compound, %s', (_, map, score, verdict, mistake) => {
  expect(markQuestion(compound, map)).toEqual({ score, verdict })
  expect(isMistake(compound, map)).toBe(mistake)
})

it('essays are never a mistake, and neither is what was left out', () => {
  const alone = (row: ReturnType<typeof part>): Question => ({ ...row, id: 1, categoryId: 1, parts: [] })
  expect(isMistake(alone(essay), new Map([[-1, given('写了')]]))).toBe(false)
  expect(isMistake(alone(single), new Map())).toBe(false)
  expect(isMistake(alone(single), new Map([[-1, given('option1')]]))).toBe(true)
  expect(isMistake(alone(multiple), new Map([[-1, given('option1')]]))).toBe(true)
})

it.each([
  ['single', single, 'option3', 'option3'],
  ['multiple, in the order of their names', multiple, 'option2,option10,option1', 'option1,option10,option2'],
  ['multiple, twice the same', multiple, 'option2,option2', 'option2'],
  ['multiple, withdrawn', multiple, '', ''],
  ['blanks with an untouched one', blanks, ['50', null], '["50",""]'],
  ['blanks as numbers', blanks, [50, 0], '["50","0"]'],
  ['blanks, all empty', blanks, ['', null], ''],
  ['blanks, as older clients empty them', blanks, '', ''],
  ['essay', essay, ' 两行\n字 ', ' 两行\n字 '],
  ['essay, emptied', essay, '', ''],
  ['judge as a number', judge, 0, '0'],
  ['judge as text', judge, '1', '1'],
])('keeps %s', (_, question, sent, kept) => {
  expect(readAnswer(question, sent)).toBe(kept)
})

it.each([
  ['an option that is not there', single, 'option11'],
  ['two options where one is asked', single, 'option1,option2'],
  ['no option where one is asked', single, ''],
  ['no answer at all', multiple, undefined],
  ['a list where keys are asked', multiple, ['option1']],
  ['one of the options not there', multiple, 'option1,option11'],
  ['more blanks than there are', blanks, ['1', '2', '3']],
  ['a blank that is no text', blanks, [{}]],
  ['text where blanks are asked', blanks, '红'],
  ['a judgement beyond 0 and 1', judge, 2],
  ['no judgement', judge, ''],
  ['an essay that is no text', essay, {}],
])('refuses %s', (_, question, sent) => {
  expect(() => readAnswer(question, sent)).toThrow('参数错误')
})

it.each([
  ['single', single, 'option3', []],
  ['multiple', multiple, 'option1,option2', ['option1', 'option2']],
  ['multiple, none', multiple, '', []],
  ['blanks', blanks, '["红",""]', ['红', '']],
  ['judge', judge, '0', 0],
  ['judge, none', judge, '', -1],
])('reads back %s', (_, question, answer, rows) => {
  expect(rowsIn(question, answer)).toEqual(rows)
})
