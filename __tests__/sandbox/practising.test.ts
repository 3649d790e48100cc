import { PAPER, paperCalls, PRACTICE, QUESTION, startExams, v1, v2 } from './attemptFixture'
import { LEARNER, plain, type Client } from './support'

let client: Client
beforeAll(async () => {
  client = await startExams()
})
afterAll(() => client.close())

interface Question {
  id: number
  type: number
  answer?: string
  remark?: string | null
}

interface Chapter {
  practice: object
  first_question: Question
  qid_arr: number[]
  has_practice_question_ids: number[]
}

interface Book {
  types_count: Record<string, number>
  categories: { id: number; name: string; children: { id: number; name: string }[] }[]
  categories_count: Record<string, number> | []
}

const all = [1, 2, 3, 5, 4, 6]
const many = Array.from({ length: 25 }, (_, index) => QUESTION.many + index)

const practice = (id: number) => `${v1}/practice/${id}`
const chapter = (token: string, id: number, practiceId = PRACTICE.free) =>
  client.data<Chapter>('GET', `${practice(practiceId)}/join/${id}`, { token })
const daily = (token: string) => client.data<Chapter>('GET', `${practice(PRACTICE.free)}/day`, { token })
const answer = (token: string, questionId: number, sent: unknown, practiceId = PRACTICE.free) =>
  client.data('POST', `${practice(practiceId)}/join/question/${questionId}/answer`, { token, body: { answer: sent } })
const book = (token: string, query = {}) => client.data<Book>('GET', `${v1}/wrongbook`, { token, query })
const wrong = (token: string, query = {}) =>
  client.data<{ questions_ids: number[]; first_question: Question }>('GET', `${v2}/wrongbook/questions`, {
    token,
    query,
  })
const wrongIds = async (token: string, query = {}) => (await wrong(token, query)).questions_ids

describe('a chapter', () => {
  it('gives its order, the first question complete, and what was done', async () => {
    const token = await client.login(plain(1))
    expect(await chapter(token, 1)).toMatchObject({
      practice: { id: PRACTICE.free, name: 'free', question_count: 31 },
      qid_arr: all,
      first_question: { id: 1, type: 1, answer: 'option2', remark: '<p>解析 $x &lt; 1$</p>' },
      has_practice_question_ids: [],
    })
    await answer(token, QUESTION.judge, 1)
    await answer(token, QUESTION.judge, 0)
    await answer(token, QUESTION.essay, '字')
    await answer(token, QUESTION.many, 1)
    expect(await chapter(token, 1)).toMatchObject({ has_practice_question_ids: [QUESTION.essay, QUESTION.judge] })
    expect(await client.data('GET', practice(PRACTICE.free), { token })).toMatchObject({
      practice_user_record: { submit_count: 3 },
      user_chapter_records: { 1: { submit_count: 2 }, 2: { submit_count: 1 } },
    })
    expect(await client.data('GET', `${v1}/practices`, { token })).toMatchObject({
      data: { data: [{}, { user_count: 0 }, { user_count: 3 }] },
    })
    expect(await client.data('GET', `${v2}/member/joinPractices`, { token })).toMatchObject({
      total: 1,
      data: [{ pid: PRACTICE.free, submit_count: 3, practice_question_count: 31 }],
    })
  })

  it.each([
    ['nothing in it', PRACTICE.free, 'join/3', '1 无试题'],
    ['of another practice', PRACTICE.free, 'join/4', '404 资源不存在'],
    ['not there', PRACTICE.free, 'join/99', '404 资源不存在'],
    ['no right to it', PRACTICE.locked, 'join/4', '1 无权限参与'],
    ['no right to the day', PRACTICE.locked, 'day', '1 无权限参与'],
    ['an empty practice', PRACTICE.empty, 'day', '1 当前练习为空'],
    ['no such practice', 99, 'day', '404 资源不存在'],
    ['no right to the question', PRACTICE.locked, 'join/question/1', '1 无权限参与'],
    ['a question of another practice', PRACTICE.empty, 'join/question/1', '1 试题不存在'],
    ['no such question', 0, 'join/question/999', '1 试题不存在'],
  ])('is refused: %s', async (_, id, path, refusal) => {
    const token = await client.login(plain(1))
    expect(await client.refusal('GET', `${practice(id)}/${path}`, { token })).toBe(refusal)
    expect(await client.refusal('GET', `${practice(id)}/${path}`)).toBe('401 请登录')
  })
})

describe('one question', () => {
  it('comes complete, also without a practice', async () => {
    const token = await client.login(plain(1))
    const whole = { question: { id: QUESTION.blank, answer: expect.stringContaining('机密红'), remark: '<p>解析</p>' } }
    for (const path of [
      `${practice(PRACTICE.free)}/join/question/3`,
      `${practice(0)}/join/question/3`,
      `${v2}/question/3?from=wrongbook`,
    ])
      expect(await client.data('GET', path, { token })).toMatchObject(whole)
    expect(await client.refusal('GET', `${v2}/question/999`, { token })).toBe('1 试题不存在')
    expect(await client.refusal('GET', `${v2}/question/3`)).toBe('401 请登录')
  })

  it('is refused an answer where it is refused itself', async () => {
    const token = await client.login(plain(1))
    const refusal = (id: number, questionId: number, sent: unknown) =>
      client.refusal('POST', `${practice(id)}/join/question/${questionId}/answer`, { token, body: { answer: sent } })
    expect(await refusal(PRACTICE.locked, 1, 'option1')).toBe('1 无权限参与')
    expect(await refusal(PRACTICE.empty, 1, 'option1')).toBe('1 试题不存在')
    expect(await refusal(PRACTICE.free, 1, 'option9')).toBe('1 参数错误')
    expect(await client.refusal('POST', `${v2}/question/1/answer`, { body: {} })).toBe('401 请登录')
  })
})

describe('the daily twenty', () => {
  it('are twenty, the same all day whatever is done, and other ones the next day', async () => {
    const token = await client.login(plain(2))
    const first = await daily(token)
    expect(first.qid_arr).toHaveLength(20)
    expect(new Set(first.qid_arr).size).toBe(20)
    expect(first.first_question.id).toBe(first.qid_arr[0])
    expect(first).not.toHaveProperty('has_practice_question_ids')
    for (const id of first.qid_arr.filter((one) => many.includes(one))) await answer(token, id, 1)
    expect((await daily(token)).qid_arr).toEqual(first.qid_arr)

    await client.advance(24 * 3600)
    const second = (await daily(await client.login(plain(2)))).qid_arr
    const done = first.qid_arr.filter((id) => many.includes(id))
    const fresh = [...all, ...many].filter((id) => !done.includes(id))
    expect(second).toHaveLength(20)
    expect(new Set(second.slice(0, fresh.length))).toEqual(new Set(fresh))
  })

  it("are another's own, and follow the seed", async () => {
    const [one, other] = [await client.login(plain(3)), await client.login(plain(4))]
    const before = (await daily(one)).qid_arr
    expect((await daily(other)).qid_arr).not.toEqual(before)
    await client.configure({ sandbox: { draw_seed: 99 } })
    expect((await daily(one)).qid_arr).not.toEqual(before)
    await client.configure({ sandbox: { draw_seed: 1 } })
    expect((await daily(one)).qid_arr).toEqual(before)
  })
})

describe('an answer in practice', () => {
  it.each([
    ['a wrong choice', QUESTION.single, 'option1', true],
    ['a right choice', QUESTION.single, 'option2', false],
    ['a part of the right choices', QUESTION.multiple, 'option1', true],
    ['a wrong blank', QUESTION.blank, ['机密红', '黄'], true],
    ['right blanks', QUESTION.blank, ['机密红', '机密绿'], false],
    ['an essay', QUESTION.essay, '字', false],
    [
      'a compound question, all right but the essay',
      QUESTION.compound,
      ['option1', 'option1,option2', ['机密蓝'], 0],
      false,
    ],
    ['a compound question with a hole', QUESTION.compound, ['option1', null, ['机密蓝'], 0, null], true],
    ['the empty list of older clients', QUESTION.single, [], false],
    ['an empty text', QUESTION.judge, '', false],
    ['nothing', QUESTION.multiple, undefined, false],
  ])('counts as done: %s', async (_, questionId, sent, isMistake) => {
    const token = await client.login(plain(5))
    await client.http('DELETE', `${v1}/wrongbook/${questionId}`, { token })
    await answer(token, questionId, sent)
    expect((await chapter(token, 1)).has_practice_question_ids).toContain(questionId)
    const { types_count: counts } = await book(token)
    expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(isMistake ? 1 : 0)
    if (isMistake) await client.data('DELETE', `${v1}/wrongbook/${questionId}`, { token })
  })

  it('is kept as it was sent, the last one', async () => {
    const token = await client.login(LEARNER)
    await answer(token, QUESTION.blank, ['一', '二'])
    await answer(token, QUESTION.blank, ['三', null])
    await answer(token, QUESTION.essay, '字')
    expect(await client.data('GET', `/sandbox/practice/${PRACTICE.free}/member/1`)).toMatchObject([
      { questionId: QUESTION.blank, answer: ['三', null] },
      { questionId: QUESTION.essay, answer: '字' },
    ])
  })
})

describe('the wrong-answer book', () => {
  let token: string
  const learn = async () => {
    token = await client.login(plain(6))
    for (const [id, sent] of [
      [QUESTION.single, 'option1'],
      [QUESTION.many, 0],
      [QUESTION.many + 6, 0],
    ] as const) {
      await answer(token, id, sent)
      await client.advance(1)
    }
  }
  beforeAll(learn)

  it('counts by type and by category of both levels; what has none is missing', async () => {
    const { categories, ...counts } = await book(token)
    expect(counts).toEqual({
      types_count: { 1: 1, 2: 0, 3: 0, 4: 0, 5: 2, 6: 0 },
      categories_count: { 1: 1, 2: 2, 3: 1, 4: 1 },
    })
    expect(categories).toEqual([
      { id: 1, name: '全科', children: [] },
      {
        id: 2,
        name: '大量',
        children: [
          { id: 3, name: '前五' },
          { id: 4, name: '其余' },
        ],
      },
    ])
    expect(await book(token, { question_type: '1' })).toMatchObject({
      types_count: { 5: 2 },
      categories_count: { 1: 1 },
    })
    expect((await book(await client.login(plain(7)))).categories_count).toEqual([])
  })

  it('is filtered by type and category, newest first', async () => {
    const last = QUESTION.many + 6
    expect(await wrongIds(token)).toEqual([last, QUESTION.many, QUESTION.single])
    expect(await wrongIds(token, { type: '0', cid1: '0', cid2: '0' })).toHaveLength(3)
    expect(await wrongIds(token, { type: '5' })).toEqual([last, QUESTION.many])
    expect(await wrongIds(token, { cid1: '2' })).toEqual([last, QUESTION.many])
    expect(await wrongIds(token, { cid1: '2', cid2: '3' })).toEqual([QUESTION.many])
    expect((await wrong(token)).first_question).toMatchObject({ id: last, answer: '1' })
    const none = { token, query: { type: '1', cid1: '2' } }
    expect(await client.refusal('GET', `${v2}/wrongbook/questions`, none)).toBe('1 试题不存在')
  })

  it('loses nothing by a right answer, only by being told', async () => {
    const right = { token, body: { answer: 'option2', from: 'wrongbook' } }
    await client.data('POST', `${v2}/question/${QUESTION.single}/answer`, right)
    expect(await wrongIds(token, { type: '1' })).toEqual([QUESTION.single])
    const path = `${v1}/wrongbook/${QUESTION.single}`
    await client.data('DELETE', path, { token })
    expect(await client.refusal('DELETE', path, { token })).toBe('1 试题不存在')
    expect((await book(token)).types_count['1']).toBe(0)
    const practised = await client.data('GET', `${v2}/member/joinPractices`, { token })
    expect(practised).toMatchObject({ total: 1 })
  })

  it.each([
    ['GET', `${v1}/wrongbook`],
    ['GET', `${v2}/wrongbook/questions`],
    ['DELETE', `${v1}/wrongbook/1`],
    ['POST', `${v1}/collection/status/multi`],
    ['POST', `${v1}/collection/action`],
    ['GET', `${v1}/collection/stats`],
    ['GET', `${v2}/collection/questions`],
  ] as const)('%s %s wants a login', async (method, path) => {
    expect(await client.refusal(method, path, method === 'POST' ? { body: {} } : {})).toBe('401 请登录')
  })
})

describe('the collection', () => {
  const post = (token: string, path: string, body: object) =>
    client.data('POST', `${v1}/collection/${path}`, { token, body })

  it('takes a question and gives it back', async () => {
    const token = await client.login(plain(8))
    const toggle = (question_id: number) => post(token, 'action', { question_id })
    expect(await toggle(QUESTION.compound)).toEqual([])
    await client.advance(1)
    await toggle(QUESTION.judge)
    const multi = (ids: number[]) => post(token, 'status/multi', { question_ids: ids })
    expect(await multi([1, QUESTION.judge, QUESTION.compound])).toEqual({ 4: 1, 6: 1 })
    expect(await multi([1])).toEqual([])
    expect(await multi([])).toEqual([])
    expect(await client.data('GET', `${v1}/collection/stats`, { token })).toMatchObject({
      types_count: { 1: 0, 5: 1, 6: 1 },
      categories_count: { 1: 2 },
    })
    const asked = (query = {}) => client.data('GET', `${v2}/collection/questions`, { token, query })
    expect(await asked()).toMatchObject({ questions_ids: [4, 6], first_question: { id: 4, answer: '1' } })
    expect(await asked({ type: '6' })).toMatchObject({ questions_ids: [6] })
    const hall = await client.data('GET', `${v2}/stats/index`, { token })
    expect(hall).toMatchObject({ collection_count: 2 })
    await toggle(QUESTION.judge)
    await toggle(QUESTION.compound)
    expect(await client.refusal('GET', `${v2}/collection/questions`, { token })).toBe('1 试题不存在')
  })

  it('refuses what there is not', async () => {
    const token = await client.login(plain(8))
    const refusal = (body: object) => client.refusal('POST', `${v1}/collection/action`, { token, body })
    expect(await refusal({ question_id: 999 })).toBe('1 试题不存在')
    expect(await refusal({})).toBe('1 参数错误')
    expect(await client.refusal('POST', `${v1}/collection/status/multi`, { token, body: { question_ids: 'x' } })).toBe(
      '1 参数错误',
    )
  })
})

/** Names under which a key may leave the server; keys and explanations of the academy hold one of these words. */
const SECRETS = /"(answer|remark|remark_transform|a)\\?":|机密|解析/

it('no call tells the key of a question while an attempt of mine asks it', async () => {
  const token = await client.login(plain(10))
  const calls = paperCalls(client, token, PAPER.marked)
  await answer(token, QUESTION.single, 'option1')
  for (const question_id of [QUESTION.single, QUESTION.compound])
    await client.data('POST', `${v1}/collection/action`, { token, body: { question_id } })
  const id = await calls.start()
  await calls.save(id, QUESTION.single, 'option1')
  const one = [
    calls.path,
    `${calls.path}/join/${id}`,
    `${v1}/papers`,
    `${practice(PRACTICE.free)}/join/1`,
    `${v1}/wrongbook`,
    `${v1}/collection/stats`,
    `${v2}/wrongbook/questions`,
    `${v2}/collection/questions`,
    `${v2}/member/joinPapers`,
  ]
  const each = all.flatMap((question) => [
    `${practice(PRACTICE.free)}/join/question/${question}`,
    `${practice(0)}/join/question/${question}`,
    `${v2}/question/${question}?from=wrongbook`,
  ])
  const told = async () => {
    const texts: string[] = []
    for (const path of [...one, ...each]) texts.push((await client.http('GET', path, { token })).body)
    return texts.filter((text) => SECRETS.test(text)).length
  }
  expect(await told()).toBe(0)
  await calls.handIn(id)
  expect(await told()).toBe(each.length + 3)
})
