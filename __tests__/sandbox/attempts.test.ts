import {
  MOCK,
  type Opened,
  PAPER,
  paperCalls,
  QUESTION,
  RIGHT,
  type AttemptRow,
  startExams,
  v1,
  v2,
} from './attemptFixture'
import { LEARNER, plain, type Client } from './support'

let client: Client
beforeAll(async () => {
  client = await startExams()
})
afterAll(() => client.close())

/** A member of his own for each test. */
let lastMember = 0
const MEMBERS = 24
beforeEach(async () => {
  if (lastMember < MEMBERS - 4) return
  await client.data('POST', '/sandbox/reset')
  lastMember = 0
})
const login = () => client.login(plain((lastMember += 1)))

const paper = async (id: number) => paperCalls(client, await login(), id)
const control = (id: number) => client.data<{ answers: object[] }>('GET', `/sandbox/paper/record/${id}`)
const deadline = (id: number, inSec: number) =>
  client.data('POST', `/sandbox/paper/record/${id}/deadline`, { body: { inSec } })
const mark = (id: number, body: object) => client.data('POST', `/sandbox/paper/record/${id}/mark`, { body })

const rowOf = ({ questions }: Opened, id: number): AttemptRow => {
  const row = questions.find((one) => one.question_id === id)
  if (!row) throw new Error(`no question ${id}`)
  return row
}
const cap = (index: number) => `${QUESTION.compound}-cap-${index}`

describe('an attempt', () => {
  it('begins once: the running one is given again and takes no attempt', async () => {
    const calls = await paper(PAPER.twice)
    const id = await calls.start()
    expect(await calls.start()).toBe(id)
    expect(await calls.detail()).toMatchObject({
      join_count: 1,
      user_papers: [{ id, status: 1, status_text: '考试中', score: 0, submit_at: null, used_seconds: 0 }],
    })
  })

  it('asks the questions of the paper by type, each with its shape and without its key', async () => {
    const calls = await paper(PAPER.marked)
    const { questions, ...rest } = await calls.open(await calls.start())
    expect(rest).toMatchObject({
      paper: { title: 'marked', score: 90, pass_score: 18, expired_minutes: 30 },
      user_paper: { status: 1, paper_id: PAPER.marked, score: 0, submit_at: null },
    })
    expect(questions.map(({ question }) => question?.type)).toEqual([1, 2, 3, 4, 5, 6])
    const [single, , blank, essay, judge, compound] = questions
    const nothing = { answer_content: null, score: 0, is_correct: 0 }
    expect(single).toEqual({
      ...nothing,
      id: expect.any(Number),
      question_id: QUESTION.single,
      answer_contents_rows: [],
      question: {
        id: QUESTION.single,
        category_id: 1,
        type: 1,
        type_text: '单选题',
        score: 5,
        content: '<p>一 <img src="http://academy.test/sandbox/art/figure/x.svg" alt="图"></p>',
        content_transform: {
          text: '一',
          images: ['http://academy.test/sandbox/art/figure/x.svg'],
          iframes: [],
        },
        option1: '甲',
        option2: '<img src="http://academy.test/sandbox/art/figure/y.svg">',
        option3: '丙',
        ...Object.fromEntries([4, 5, 6, 7, 8, 9, 10].map((number) => [`option${number}`, null])),
      },
    })
    expect(blank).toMatchObject({
      ...nothing,
      answer_contents_rows: [],
      question: { type_text: '填空题', input_length: 2, answer_transform: [{ s: 5 }, { s: 5 }] },
    })
    const player = '<iframe src="http://academy.test/sandbox/embed/1"></iframe>'
    expect(judge).toMatchObject({
      ...nothing,
      answer_contents_rows: -1,
      question: { type_text: '判断题', content_transform: { text: '四', images: [], iframes: [player] } },
    })
    expect(essay).toMatchObject({ ...nothing, thumbs: '[]', thumbs_rows: [], question: { type_text: '问答题' } })
    expect(compound).toMatchObject({
      ...nothing,
      answer_contents_rows: [],
      question: {
        type_text: '题帽题',
        score: 40,
        content_transform: { header_transform: { text: '六的材料', images: [], iframes: [] } },
      },
    })
    expect(JSON.parse(compound?.question?.content ?? '')).toMatchObject({
      header: '<p>六的材料</p>',
      questions: [
        { type: 1, type_text: '单选题', score: 5, option1: '甲', option3: null, content: '<p>六一</p>' },
        { type: 2, content_transform: { text: '六二' } },
        { type: 3, input_length: 1, answer_transform: [{ s: 10 }] },
        { type: 5 },
        { type: 4, score: 10 },
      ],
    })
  })

  it.each([
    ['no right to it', PAPER.locked, '1 无权限参与'],
    ['only by invitation', PAPER.invite, '1 无权限参与'],
    ['no questions', PAPER.empty, '1 未获取到试题'],
    ['no such paper', 99, '404 资源不存在'],
  ])('does not begin: %s', async (_, id, refusal) => {
    const calls = await paper(id)
    expect(await calls.startRefused()).toBe(refusal)
  })

  it('does not begin when the attempts are used up, the first deadline aside', async () => {
    const calls = await paper(PAPER.twice)
    await calls.handIn(await calls.start())
    const second = await calls.start()
    await deadline(second, 0)
    expect(await calls.startRefused()).toBe('1 考试次数已用完')
    expect(await calls.detail()).toMatchObject({
      join_count: 2,
      user_papers: [{ id: second, status: 2 }, { status: 2 }],
    })
  })

  it('belongs to its member and its paper', async () => {
    const token = await login()
    const calls = paperCalls(client, token, PAPER.auto)
    const id = await calls.start()
    const elsewhere = paperCalls(client, token, PAPER.marked)
    const other = await paper(PAPER.auto)
    for (const { openRefused, saveRefused } of [elsewhere, other]) {
      expect(await openRefused(id)).toBe('404 资源不存在')
      expect(await saveRefused(id, QUESTION.single, 'option2')).toBe('404 资源不存在')
    }
    for (const path of ['submit/single', 'submit/all'])
      expect(await client.refusal('POST', `${calls.path}/${path}`, { token, body: {} })).toBe('1 参数错误')
  })

  it.each([
    ['GET', 'join'],
    ['GET', 'join/1'],
    ['POST', 'submit/single'],
    ['POST', 'submit/all'],
  ] as const)('%s %s wants a login', async (method, path) => {
    expect(await client.refusal(method, `${v1}/paper/1/${path}`)).toBe('401 请登录')
  })
})

describe('an answer', () => {
  it('is read back as it was given, the last one of a question', async () => {
    const calls = await paper(PAPER.marked)
    const id = await calls.start()
    await calls.save(id, QUESTION.single, 'option1')
    await calls.save(id, QUESTION.single, 'option2')
    await calls.save(id, QUESTION.multiple, 'option1,option3')
    await calls.save(id, QUESTION.blank, [null, '绿'])
    await calls.save(id, QUESTION.judge, 0)
    await calls.save(id, QUESTION.essay, '两行\n字', ['http://a/1.png', 'http://a/2.png'])
    const opened = await calls.open(id)
    expect(rowOf(opened, QUESTION.single)).toMatchObject({ answer_content: 'option2', answer_contents_rows: [] })
    expect(rowOf(opened, QUESTION.multiple)).toMatchObject({
      answer_content: 'option1,option3',
      answer_contents_rows: ['option1', 'option3'],
    })
    expect(rowOf(opened, QUESTION.blank)).toMatchObject({
      answer_content: '["","绿"]',
      answer_contents_rows: ['', '绿'],
    })
    expect(rowOf(opened, QUESTION.judge)).toMatchObject({ answer_content: '0', answer_contents_rows: 0 })
    expect(rowOf(opened, QUESTION.essay)).toMatchObject({
      answer_content: '两行\n字',
      thumbs: '["http://a/1.png","http://a/2.png"]',
      thumbs_rows: ['http://a/1.png', 'http://a/2.png'],
    })
  })

  it('can be withdrawn where there is nothing to choose from', async () => {
    const calls = await paper(PAPER.marked)
    const id = await calls.start()
    await calls.save(id, QUESTION.multiple, 'option1')
    await calls.save(id, QUESTION.multiple, '')
    await calls.save(id, QUESTION.blank, ['红', '绿'])
    await calls.save(id, QUESTION.blank, ['', ''])
    await calls.save(id, QUESTION.essay, '字', ['http://a/1.png'])
    await calls.save(id, QUESTION.essay, '', [])
    const opened = await calls.open(id)
    for (const question of [QUESTION.multiple, QUESTION.blank, QUESTION.essay])
      expect(rowOf(opened, question)).toMatchObject({ answer_content: '', answer_contents_rows: [] })
    expect(rowOf(opened, QUESTION.essay).thumbs_rows).toEqual([])
  })

  it('to a part of a compound question has an address of its own; a hole makes the list a map', async () => {
    const calls = await paper(PAPER.marked)
    const id = await calls.start()
    await calls.save(id, cap(0), 'option1')
    const list = rowOf(await calls.open(id), QUESTION.compound).answer_contents_rows
    expect(list).toEqual([{ answer: 'option1', score: 0, is_correct: 0 }])
    await calls.save(id, cap(2), ['蓝'])
    await calls.save(id, cap(3), 0)
    await calls.save(id, cap(4), '', ['http://a/1.png'])
    await calls.save(id, cap(1), 'option1')
    await calls.save(id, cap(1), '')
    const row = rowOf(await calls.open(id), QUESTION.compound)
    const held = {
      0: { answer: 'option1', score: 0, is_correct: 0 },
      2: { answer: '["蓝"]', answer_contents_rows: ['蓝'], score: 0, is_correct: 0 },
      3: { answer: '0', answer_contents_rows: 0, score: 0, is_correct: 0 },
      4: { answer: '', thumbs: '["http://a/1.png"]', score: 0, is_correct: 0 },
    }
    expect(row.answer_contents_rows).toEqual(held)
    expect(JSON.parse(row.answer_content ?? '')).toEqual(held)
    await calls.save(id, cap(1), 'option2')
    expect(rowOf(await calls.open(id), QUESTION.compound).answer_contents_rows).toMatchObject([
      {},
      { answer: 'option2', answer_contents_row: ['option2'] },
      {},
      {},
      {},
    ])
  })

  it.each([
    ['a question that the attempt does not ask', QUESTION.many, 1, '1 试题不存在'],
    ['no question', 'abc', 1, '1 试题不存在'],
    ['a part of what has none', `${QUESTION.single}-cap-0`, 'option1', '1 试题不存在'],
    ['a part that is not there', cap(9), 'option1', '1 试题不存在'],
    ['a compound question as a whole', QUESTION.compound, ['option1'], '1 试题不存在'],
    ['an option that is not there', QUESTION.single, 'option9', '1 参数错误'],
    ['nothing', QUESTION.judge, undefined, '1 参数错误'],
  ])('is refused: %s', async (_, question, answer, refusal) => {
    const calls = await paper(PAPER.marked)
    const id = await calls.start()
    expect(await calls.saveRefused(id, question, answer)).toBe(refusal)
    expect((await control(id)).answers).toEqual([])
  })

  it('has nine pictures at most, and only an essay has any', async () => {
    const calls = await paper(PAPER.marked)
    const id = await calls.start()
    const pictures = Array.from({ length: 10 }, (_, index) => `http://a/${index}.png`)
    expect(await calls.saveRefused(id, QUESTION.essay, '字', pictures)).toBe('1 最多上传9张图片')
    await calls.save(id, QUESTION.essay, '字', pictures.slice(1))
    await calls.save(id, QUESTION.single, 'option1', pictures.slice(1))
    expect(await control(id)).toMatchObject({
      answers: [
        { question_id: '1', images: [] },
        { question_id: '5', images: pictures.slice(1) },
      ],
    })
  })

  it('may hold a picture that was uploaded', async () => {
    const token = await login()
    const png = Buffer.from('89504e470d0a1a0a', 'hex')
    const part = `--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n`
    const body = Buffer.concat([Buffer.from(part), png, Buffer.from('\r\n--b--\r\n')])
    const headers = { 'content-type': 'multipart/form-data; boundary=b' }
    const sent = { token, body, headers }
    const { url } = await client.data<{ url: string }>('POST', '/api/v2/upload/image', sent)
    const picture = await client.raw({ method: 'GET', url: new URL(url).pathname })
    expect(picture.rawPayload).toEqual(png)
    expect(await client.refusal('POST', '/api/v2/upload/image', { token })).toBe('1 请上传文件')
    expect(await client.refusal('POST', '/api/v2/upload/image', { body, headers })).toBe('401 请登录')
  })
})

describe('handing in', () => {
  it('gives marks at once when no essay waits, and what was wrong goes into the book', async () => {
    const token = await login()
    const calls = paperCalls(client, token, PAPER.auto)
    const id = await calls.start()
    await calls.save(id, QUESTION.single, 'option2')
    await calls.save(id, QUESTION.multiple, 'option1,option3')
    await calls.save(id, QUESTION.blank, ['机密红', '机密蓝'])
    expect(await calls.handIn(id)).toEqual({ status: 2, total_score: 15 })
    const opened = await calls.open(id)
    expect(opened.user_paper).toMatchObject({ status: 2, status_text: '已结束', score: 15 })
    expect(opened.questions.map(({ score, is_correct }) => [score, is_correct])).toEqual([
      [5, 1],
      [5, 2],
      [5, 2],
      [0, 3],
    ])
    expect(opened.questions).toMatchObject([
      { question: { answer: 'option2', remark: '<p>解析 $x &lt; 1$</p>', remark_transform: { text: '解析 $x < 1$' } } },
      { question: { answer: 'option1,option3,option4' } },
      { question: { answer_transform: [{ a: '机密红', s: 5 }, { a: '机密绿' }], input_length: 2 } },
      { question: { answer: '1' }, answer_contents_rows: -1 },
    ])
    const book = await client.data('GET', `${v1}/wrongbook`, { token })
    expect(book).toMatchObject({ types_count: { 1: 0, 2: 1, 3: 1, 4: 0, 5: 0, 6: 0 } })
  })

  it('a second time gives the same, and later answers change nothing', async () => {
    const calls = await paper(PAPER.auto)
    const id = await calls.start()
    for (const [question, answer] of RIGHT) await calls.save(id, question, answer)
    const result = await calls.handIn(id)
    expect(result).toEqual({ status: 2, total_score: 30 })
    const before = await control(id)
    await client.advance(5)
    expect(await calls.saveRefused(id, QUESTION.single, 'option1')).toBe('1 考试已结束')
    expect(await calls.handIn(id)).toEqual(result)
    expect(await control(id)).toEqual(before)
  })

  it('waits for a teacher; until then neither marks nor key, and the marks end it', async () => {
    const token = await login()
    const calls = paperCalls(client, token, PAPER.marked)
    const id = await calls.start()
    for (const [question, answer] of RIGHT) await calls.save(id, question, answer)
    await calls.save(id, cap(0), 'option2')
    await calls.save(id, cap(4), '字')
    expect(await calls.handIn(id)).toEqual({ status: 3, total_score: 0 })
    expect(await calls.handIn(id)).toEqual({ status: 3, total_score: 0 })
    expect(await calls.saveRefused(id, QUESTION.essay, '补')).toBe('1 考试已结束')
    const waiting = await calls.open(id)
    expect(waiting.user_paper).toMatchObject({ status: 3, status_text: '阅卷中', score: 0 })
    expect(JSON.stringify(waiting)).not.toMatch(/机密绿"|解析/)
    expect(waiting.questions.every(({ score, is_correct }) => score === 0 && is_correct === 0)).toBe(true)
    const book = () => client.data('GET', `${v1}/wrongbook`, { token })
    expect(await book()).toMatchObject({ types_count: { 6: 0 } })

    const essay = rowOf(waiting, QUESTION.essay).id
    const compound = rowOf(waiting, QUESTION.compound).id
    expect(await mark(id, { [`${compound}-cap-4`]: { score: 7 } })).toEqual({ status: 3, total_score: 0 })
    expect(await mark(id, { [essay]: { score: 0 } })).toEqual({ status: 2, total_score: 37 })
    const finished = await calls.open(id)
    expect(finished.user_paper).toMatchObject({ status: 2, score: 37 })
    expect(rowOf(finished, QUESTION.essay)).toMatchObject({ score: 0, answer_content: '', is_correct: 3 })
    expect(rowOf(finished, QUESTION.compound)).toMatchObject({
      score: 7,
      is_correct: 2,
      answer_contents_rows: { 0: { score: 0, is_correct: 0 }, 4: { answer: '字', score: 7, is_correct: 2 } },
    })
    expect(await book()).toMatchObject({ types_count: { 6: 1 } })
    expect(await calls.handIn(id)).toEqual({ status: 2, total_score: 37 })
  })

  it('does not wait where marking is skipped: essays count nothing', async () => {
    const calls = await paper(PAPER.skipped)
    const id = await calls.start()
    await calls.save(id, QUESTION.essay, '字')
    await calls.save(id, QUESTION.judge, 1)
    expect(await calls.handIn(id)).toEqual({ status: 2, total_score: 5 })
    expect(rowOf(await calls.open(id), QUESTION.essay)).toMatchObject({ score: 0, is_correct: 0 })
    expect(rowOf(await calls.open(id), QUESTION.compound)).toMatchObject({ score: 0, is_correct: 3 })
  })

  it('tells the time used, the best result, and what was sat', async () => {
    const token = await login()
    const calls = paperCalls(client, token, PAPER.auto)
    const first = await calls.start()
    await calls.save(first, QUESTION.single, 'option2')
    await client.advance(120)
    await calls.handIn(first)
    await client.advance(1)
    const second = await calls.start()
    await calls.handIn(second)
    await client.advance(1)
    const third = await calls.start()
    expect(await calls.detail()).toMatchObject({
      user_papers: [
        { id: third, status: 1 },
        { id: second, status: 2, score: 0 },
        { id: first, status: 2, score: 5, used_seconds: expect.closeTo(120, -1) },
      ],
    })
    const mine = await client.data('GET', `${v2}/member/joinPapers`, { token })
    expect(mine).toMatchObject({ total: 1, data: [{ paper_id: PAPER.auto, max_score: 5, paper: { score: 30 } }] })
    const list = await client.data('GET', `${v1}/papers`, { token, query: { page: '1', page_size: '10' } })
    expect(list).toMatchObject({ user_papers: { [PAPER.auto]: { id: third } } })
  })
})

describe('the deadline', () => {
  it('is that of the server: later answers are refused, and opening ends it', async () => {
    const calls = await paper(PAPER.auto)
    const id = await calls.start()
    await calls.save(id, QUESTION.single, 'option2')
    await client.advance(30 * 60 + 20)
    expect(await calls.saveRefused(id, QUESTION.judge, 1)).toBe('1 考试已结束')
    const { user_paper: record } = await calls.open(id)
    expect(record).toMatchObject({ status: 2, score: 5, submit_at: record.ended_at })
    expect(record.used_seconds).toBeGreaterThanOrEqual(1800)
    expect(record.used_seconds).toBeLessThanOrEqual(1801)
    expect(await calls.handIn(id)).toEqual({ status: 2, total_score: 5 })
  })

  it('passes without anybody there: half a minute later it is handed in', async () => {
    const calls = await paper(PAPER.auto)
    const id = await calls.start()
    await calls.save(id, QUESTION.single, 'option2')
    await deadline(id, 10)
    await client.advance(39)
    expect(await control(id)).toMatchObject({ submittedAt: null })
    await client.advance(2)
    expect(await control(id)).toMatchObject({ status: 2, score: 5, submittedAt: expect.any(Number) })
    expect(await calls.detail()).toMatchObject({ user_papers: [{ status: 2, score: 5 }] })
  })

  it('leaves essays to the teacher', async () => {
    const calls = await paper(PAPER.marked)
    const id = await calls.start()
    await deadline(id, -31)
    expect(await calls.detail()).toMatchObject({ user_papers: [{ id, status: 3 }] })
  })
})

describe('a mock paper', () => {
  const opened = (id: number, token: string) => client.data<Opened>('GET', `${v1}/mock_paper/record/${id}`, { token })
  const begin = async (token: string, id = MOCK.free) =>
    (await client.data<{ recordId: number }>('POST', `${v1}/mock_paper/${id}`, { token })).recordId
  const idsOf = ({ questions }: Opened) => questions.map(({ question_id }) => question_id)

  it('draws by its rule, anew each time, and the same for the same seed', async () => {
    const one = await login()
    const first = await opened(await begin(one), one)
    expect(first.questions.map(({ question }) => question?.type)).toEqual([1, 2, 3, 4, 5, 5, 5, 6])
    expect(first.record).toMatchObject({ status: 0, status_text: '未交卷', get_score: 0, total_score: 100 })
    expect(await begin(one)).toBe(first.record.id)
    const draws = [idsOf(first)]
    for (const turn of [1, 2]) {
      const id = await begin(one)
      await client.data('POST', `${v1}/mock_paper/record/${id}/submit`, { token: one, body: { pid: id } })
      draws.push(idsOf(await opened(await begin(one), one)))
      expect(draws[turn]).not.toEqual(draws[turn - 1])
    }
    const drawnWith = async (draw_seed: number) => {
      await client.data('POST', '/sandbox/reset')
      await client.configure({ sandbox: { draw_seed } })
      lastMember = 0
      const token = await login()
      return idsOf(await opened(await begin(token), token))
    }
    const drawn = await drawnWith(2)
    expect(await drawnWith(3)).not.toEqual(drawn)
    expect(await drawnWith(2)).toEqual(drawn)
  })

  it('is marked at once, its essays with nothing', async () => {
    const token = await login()
    const id = await begin(token)
    const record = `${v1}/mock_paper/record/${id}`
    const save = (question_id: number | string, answer: unknown) =>
      client.data('POST', `${record}/submit/single`, { token, body: { pid: id, question_id, answer } })
    await save(QUESTION.single, 'option2')
    await save(QUESTION.essay, '字')
    await save(cap(0), 'option1')
    const running = await opened(id, token)
    expect(rowOf(running, QUESTION.single)).toMatchObject({ answer_content: 'option2', score: 0, is_correct: 0 })
    expect(running.questions[0]?.question).not.toHaveProperty('answer')
    const handIn = () => client.data('POST', `${record}/submit`, { token, body: { pid: id } })
    expect(await handIn()).toEqual({ status: 1, total_score: 10 })
    expect(await handIn()).toEqual({ status: 1, total_score: 10 })
    const late = { token, body: { question_id: QUESTION.single, answer: 'option1' } }
    expect(await client.refusal('POST', `${record}/submit/single`, late)).toBe('1 考试已结束')
    const finished = await opened(id, token)
    expect(finished.record).toMatchObject({ status: 1, status_text: '已交卷', get_score: 10, total_score: 100 })
    expect(rowOf(finished, QUESTION.essay)).toMatchObject({ score: 0, is_correct: 0 })
    expect(rowOf(finished, QUESTION.compound)).toMatchObject({ score: 5, is_correct: 2 })
    const mine = await client.data('GET', `${v2}/member/joinMockPapers`, { token })
    expect(mine).toMatchObject({ data: [{ max_score: 10 }] })
  })

  it('ends with its time', async () => {
    const token = await login()
    const id = await begin(token)
    await client.advance(20 * 60 + 1)
    const { record } = await opened(id, token)
    expect(record).toMatchObject({ status: 1, submit_at: record.expired_at })
  })

  it('is refused to those who may not, and to strangers', async () => {
    const token = await login()
    expect(await client.refusal('POST', `${v1}/mock_paper/${MOCK.locked}`, { token })).toBe('1 无权限参与')
    expect(await client.refusal('POST', `${v1}/mock_paper/99`, { token })).toBe('404 资源不存在')
    const id = await begin(token)
    const stranger = await login()
    for (const ask of [
      ['GET', ''],
      ['POST', '/submit/single'],
      ['POST', '/submit'],
    ] as const) {
      const path = `${v1}/mock_paper/record/${id}${ask[1]}`
      expect(await client.refusal(ask[0], path, { token: stranger, body: {} })).toBe('404 资源不存在')
      expect(await client.refusal(ask[0], path, { body: {} })).toBe('401 请登录')
    }
    const asPaper = paperCalls(client, token, MOCK.free)
    expect(await client.refusal('GET', `${asPaper.path}/join/${id}`, { token })).toBe('404 资源不存在')
  })
})

describe('the controls', () => {
  it('show all that the server holds', async () => {
    const calls = await paper(PAPER.marked)
    const id = await calls.start()
    await calls.save(id, cap(4), '字', ['http://a/1.png'])
    expect(await control(id)).toMatchObject({
      ...{ id, kind: 'paper', targetId: PAPER.marked, status: 1, totalScore: 90, submittedAt: null },
      questionIds: [1, 2, 3, 5, 4, 6],
      answers: [{ question_id: cap(4), answer: '字', images: ['http://a/1.png'], mark: null }],
    })
    expect(await client.refusal('GET', '/sandbox/paper/record/9999')).toBe('404 资源不存在')
  })

  it('say what is wrong with marks', async () => {
    const calls = await paper(PAPER.marked)
    const id = await calls.start()
    const refusal = (body: object) => client.refusal('POST', `/sandbox/paper/record/${id}/mark`, { body })
    expect(await refusal({})).toBe('1 this attempt does not wait for marks')
    const row = rowOf(await calls.open(id), QUESTION.single).id
    await calls.handIn(id)
    expect(await refusal({ [row]: { score: 1 } })).toBe(`1 ${row}: no essay of so many marks`)
    expect(await refusal({ [row + 3]: { score: 21 } })).toBe(`1 ${row + 3}: no essay of so many marks`)
    expect(await refusal({ [row]: { score: -1 } })).toMatch(/^1 .*score/)
    expect(await refusal({ 99999: { score: 1 } })).toBe('1 试题不存在')
  })

  it('take a question away: its row stays, without it, and counts nothing', async () => {
    const calls = await paper(PAPER.auto)
    const id = await calls.start()
    for (const [question, answer] of RIGHT) await calls.save(id, question, answer)
    await client.http('DELETE', `/sandbox/question/${QUESTION.single}`)
    const gone = { question_id: QUESTION.single, question: null, answer_content: null }
    expect((await calls.open(id)).questions[0]).toMatchObject(gone)
    expect(await calls.saveRefused(id, QUESTION.single, 'option1')).toBe('1 试题不存在')
    expect(await calls.handIn(id)).toEqual({ status: 2, total_score: 25 })
    expect((await calls.open(id)).questions[0]).toMatchObject(gone)
    await client.data('POST', '/sandbox/reset')
  })
})

it('nobody has sat anything in an academy of its own', async () => {
  const token = await client.login(LEARNER)
  expect(await client.data('GET', `${v2}/member/joinPapers`, { token })).toEqual({ total: 0, data: [] })
})
