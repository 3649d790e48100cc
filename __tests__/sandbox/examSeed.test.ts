import { loadAcademy } from '../../sandbox/seed'
import { playedAnswers } from '../../sandbox/seed/attempts'
import type { Question } from '../../sandbox/services/questions'
import type { Opened } from './attemptFixture'
import { LEARNER, start, type Client } from './support'

const v1 = '/addons/Paper/api/v1'
const { bank, papers, mockPapers, practices } = loadAcademy().exams
const idOf = (items: { key: string }[], key: string) => items.findIndex((item) => item.key === key) + 1

let client: Client
let token: string
beforeAll(async () => {
  client = await start({ academy: loadAcademy() })
  token = await client.login(LEARNER)
})
afterAll(() => client.close())

interface Sat {
  id: number
  status: number
  score: number
  get_score: number
}

const get = <T>(path: string) => client.data<T>('GET', v1 + path, { token })

describe('the bank', () => {
  const written = bank.filter(({ key }) => key !== 'drill').flatMap(({ questions }) => questions)

  it('has questions of every sort', () => {
    expect(written.length).toBeGreaterThan(100)
    const count = (isWanted: (question: (typeof written)[number]) => boolean) => written.filter(isWanted).length
    for (const type of ['single', 'multiple', 'blank', 'essay', 'judge', 'compound'] as const)
      expect(count((question) => question.type === type)).toBeGreaterThanOrEqual(6)
    expect(count(({ stem }) => /\$.+\$/.test(stem))).toBeGreaterThanOrEqual(10)
    expect(count(({ stem }) => stem.includes('!['))).toBeGreaterThanOrEqual(4)
    expect(count((question) => 'options' in question && question.options.join().includes('<img'))).toBeGreaterThan(0)
    expect(count((question) => 'options' in question && question.options.length === 10)).toBeGreaterThan(0)
    expect(count((question) => question.type === 'blank' && question.answer.length > 1)).toBeGreaterThan(3)
    const parts = written.flatMap((question) => (question.type === 'compound' ? question.parts : []))
    expect(new Set(parts.map(({ type }) => type)).size).toBe(5)
  })

  it('draws every picture that it names', async () => {
    const pictures = JSON.stringify(written).match(/\/sandbox\/art\/figure\/[\w-]+\.svg/g) ?? []
    const unknown = (await client.raw({ method: 'GET', url: '/sandbox/art/figure/unknown.svg' })).body
    for (const url of pictures) expect((await client.raw({ method: 'GET', url })).body).not.toBe(unknown)
  })
})

describe('what the seeded learner finds', () => {
  it.each([
    [
      'maths-quick',
      { can_join: true, paper: { charge: 0, try_times: 0, expired_minutes: 10, score: 30, pass_score: 18 } },
    ],
    ['algorithm-cert', { can_join: false, paper: { charge: 49, is_vip_free: 1, try_times: 2 } }],
    [
      'case-writing',
      { can_join: true, paper: { charge: 30, is_skip_mark: 0 }, user_papers: [{ status: 3 }, { status: 2 }] },
    ],
    ['finance-newcomer', { can_join: false, paper: { enabled_invite: 1 }, user_papers: [] }],
    ['one-minute', { paper: { expired_minutes: 1 }, user_papers: [{ status: 2, score: 10, used_seconds: 60 }] }],
    ['poems-calligraphy', { join_count: 1, paper: { try_times: 1 }, user_papers: [{ status: 2, score: 82 }] }],
    ['maths-term', { can_join: true, paper: { is_skip_mark: 1 } }],
    ['drill-500', { can_join: true, paper: { questions_count: 500 } }],
  ])('paper %s', async (key, detail) => {
    expect(await get(`/paper/${idOf(papers, key)}`)).toMatchObject(detail)
  })

  it('a mock paper that draws two of each type', async () => {
    const id = idOf(mockPapers, 'six-types-mock')
    const { recordId } = await client.data<{ recordId: number }>('POST', `${v1}/mock_paper/${id}`, { token })
    const { questions } = await get<Opened>(`/mock_paper/record/${recordId}`)
    expect(questions.map(({ question }) => question?.type)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6])
  })

  it('a practice partly done with an empty chapter, a locked one, and twenty for the day', async () => {
    expect(await get(`/practice/${idOf(practices, 'maths-practice')}`)).toMatchObject({
      can: true,
      chapters: [{}, {}, { question_count: 0 }],
      practice_user_record: { submit_count: 4 },
    })
    expect(await get(`/practice/${idOf(practices, 'algorithm-practice')}`)).toMatchObject({
      can: false,
      practice: { charge: 19 },
    })
    const { qid_arr } = await get<{ qid_arr: number[] }>(`/practice/${idOf(practices, 'drill-practice')}/day`)
    expect(qid_arr).toHaveLength(20)
  })

  it('mistakes of every type', async () => {
    const book = await get<{ types_count: object; categories_count: object }>('/wrongbook')
    expect(Object.values(book.types_count).every((count) => count > 0)).toBe(true)
    expect(Object.keys(book.categories_count).length).toBeGreaterThan(5)
  })

  it('attempts whose answers are worth their marks', async () => {
    const sums: [number, number][] = []
    for (const [items, path, record] of [
      [papers, '/paper', (id: number, sat: number) => `/paper/${id}/join/${sat}`],
      [mockPapers, '/mock_paper', (_: number, sat: number) => `/mock_paper/record/${sat}`],
    ] as const)
      for (const [index] of items.entries()) {
        const { user_papers: sat } = await get<{ user_papers: Sat[] }>(`${path}/${index + 1}`)
        for (const { id, score, get_score = score } of sat) {
          const { questions } = await get<Opened>(record(index + 1, id))
          sums.push([questions.reduce((sum, row) => sum + row.score, 0), get_score])
        }
      }
    expect(sums.length).toBeGreaterThan(6)
    for (const [sum, score] of sums) expect(sum).toBe(score)
  })
})

it('says when the marks of a seeded attempt cannot come out', () => {
  const part = { type: 5, score: 5, content: '', options: [], answer: '1', remark: '' }
  const judge: Question = { ...part, id: 1, categoryId: 1, parts: [] }
  expect(() => playedAnswers([judge], 7, true)).toThrow('2 of 7 marks are left over')
})
