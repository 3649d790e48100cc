import { MOCK, PAPER, PRACTICE } from './examFixture'
import { COURSE } from './fixture'
import { LEARNER, plain, start, VIP, type Client } from './support'

let client: Client
beforeAll(async () => {
  client = await start()
  await client.configure({ enabled_addons: ['TemplateOne', 'Paper'] })
})
afterAll(() => client.close())

const v1 = '/addons/Paper/api/v1'
const v2 = '/addons/Paper/api/v2'

interface Listed {
  data: { data: { id: number; cur_user_can_join: boolean }[]; total: number }
}

const pay = (orderId: string) => client.data('POST', `/sandbox/orders/${orderId}/status`, { body: { status: 9 } })

const list = (kind: string, query: Record<string, string> = {}, token?: string) =>
  client.data<Listed>('GET', `${v1}/${kind}`, { token, query: { page: '1', page_size: '10', ...query } })

const idsOf = ({ data }: Listed) => data.data.map(({ id }) => id)

describe('the hall', () => {
  const stats = (token?: string) => client.data('GET', `${v2}/stats/index`, { token })
  const all = { papers_count: 7, mock_papers_count: 3, practices_count: 2, practice_chapters_count: 4 }

  it('counts what there is; a visitor has nothing of their own', async () => {
    expect(await stats()).toEqual({ ...all, wrong_book_count: 0, collection_count: 0 })
    const token = await client.login(LEARNER)
    expect(await stats(token)).toEqual({ ...all, wrong_book_count: 1, collection_count: 0 })
  })
})

describe('the lists', () => {
  it('hold all of a kind, newest first, with both levels of categories', async () => {
    const papers = await list('papers')
    expect(idsOf(papers)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(papers).toMatchObject({
      data: {
        total: 7,
        data: [
          { title: '免费', charge: 0, expired_minutes: 10, questions_count: 4, cur_user_can_join: true },
          { title: '收费', charge: 49, questions_count: 5, cur_user_can_join: false, is_vip_free: 1 },
          {},
          {},
          {},
          {},
          {},
        ],
      },
      categories: [
        { id: 1, name: '编程' },
        { id: 3, name: '艺术' },
      ],
      category_children: { 1: [{ id: 2, name: '前端', parent_id: 1 }] },
      user_papers: [],
    })
    expect((await list('mock_papers')).data).toMatchObject({
      total: 3,
      data: [{ title: '免费模拟', questions_count: 2, expired_minutes: 20 }, { questions_count: 4 }, {}],
    })
    expect((await list('practices')).data.data[0]).toMatchObject({
      name: '免费练习',
      question_count: 5,
      user_count: 0,
      cur_user_can_join: true,
    })
  })

  it('filter by either level, and go on by page', async () => {
    expect(idsOf(await list('papers', { cid1: '1' }))).toEqual([1, 2, 3, 4, 6, 7])
    expect(idsOf(await list('papers', { cid1: '1', cid2: '2' }))).toEqual([1, 2, 3, 4, 6, 7])
    expect(idsOf(await list('papers', { cid1: '3' }))).toEqual([5])
    expect(idsOf(await list('practices', { cid1: '1', cid2: '2' }))).toEqual([PRACTICE.paid])
    expect(idsOf(await list('papers', { page: '2', page_size: '3' }))).toEqual([4, 5, 6])
  })

  it('tell a member what is open, what was sat and what was practised', async () => {
    const token = await client.login(LEARNER)
    const papers = await list('papers', {}, token)
    const open = papers.data.data.filter((row) => row.cur_user_can_join).map(({ id }) => id)
    // The learner owns the course `flat`, which opens the papers that come with it.
    expect(open).toEqual([PAPER.free, PAPER.bought, PAPER.invite, PAPER.course, PAPER.full, PAPER.either])
    expect(Object.keys((papers as Listed & { user_papers: object }).user_papers)).toEqual(['3', '6'])
    const practices = await list('practices', {}, token)
    expect(practices.data.data[0]).toMatchObject({ user_count: 3 })
  })
})

describe('a paper', () => {
  const paper = (id: number, token: string) => client.data<object>('GET', `${v1}/paper/${id}`, { token })

  it('tells its numbers, the ids of its questions by type, and my attempts', async () => {
    const token = await client.login(LEARNER)
    expect(await paper(PAPER.bought, token)).toEqual({
      paper: {
        id: PAPER.bought,
        title: '已买',
        category_id: 2,
        score: 50,
        pass_score: 18,
        expired_minutes: 10,
        try_times: 0,
        charge: 30,
        enabled_invite: 0,
        is_vip_free: 0,
        is_free: 0,
        is_skip_mark: 0,
        is_random: 0,
        required_courses: null,
        questions_count: 5,
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      },
      questions: { 1: [{ id: 1 }], 2: [{ id: 2 }], 3: [{ id: 4 }], 4: [{ id: 5 }], 5: [{ id: 3 }] },
      user_papers: [
        expect.objectContaining({ status: 2, status_text: '已结束', score: 31, used_seconds: 420 }),
        expect.objectContaining({ status: 2, score: 40 }),
      ],
      can_join: true,
      join_count: 2,
      required_courses: [],
    })
  })

  it.each([
    ['free, to anybody', PAPER.free, plain(1), true],
    ['to be bought, to others', PAPER.paid, plain(1), false],
    ['free by membership, to a member', PAPER.paid, VIP, true],
    ['to be bought, to a member where membership does not count', PAPER.bought, VIP, false],
    ['by invitation, to the invited', PAPER.invite, LEARNER, true],
    ['by invitation, to others', PAPER.invite, plain(1), false],
    ['by invitation, to a member, whom it would be free for', PAPER.invite, VIP, false],
    ['with a course, to its owner', PAPER.course, LEARNER, true],
    ['with a course and without a price, to others', PAPER.course, plain(1), false],
    ['with a course or for money, to others', PAPER.either, plain(1), false],
  ])('%s', async (_, id, mobile, canJoin) => {
    expect(await paper(id, await client.login(mobile))).toMatchObject({ can_join: canJoin })
  })

  it('names the courses that open it, and counts a running attempt', async () => {
    const token = await client.login(LEARNER)
    expect(await paper(PAPER.either, token)).toMatchObject({
      paper: { required_courses: `${COURSE.flat},${COURSE.extra}` },
      required_courses: [
        { id: COURSE.flat, title: '课程 flat', charge: 60, thumb: expect.stringContaining('/flat.svg') },
        { id: COURSE.extra },
      ],
    })
    expect(await paper(PAPER.full, token)).toMatchObject({
      paper: { try_times: 1 },
      join_count: 1,
      user_papers: [{ status: 1, status_text: '考试中', submit_at: null }],
    })
  })
})

it('a mock paper tells its rule as text, and its flag is called can', async () => {
  const token = await client.login(LEARNER)
  const path = `${v1}/mock_paper/${MOCK.free}`
  const detail = await client.data<{ paper: { rule: string } }>('GET', path, { token })
  expect(detail).toMatchObject({
    paper: { title: '免费模拟', pass_score: 10, is_invite: 0, enabled_invite: 0 },
    user_papers: [{ status: 1, get_score: 5, total_score: 10 }],
    can: true,
  })
  expect(JSON.parse(detail.paper.rule)).toEqual({
    category_ids: [1],
    num: { choice: 1, select: 0, input: 0, qa: 0, judge: 1, cap: 0 },
  })
})

it('a practice tells its chapters and how far I am; nothing done is an empty list', async () => {
  const practice = (token: string) => client.data('GET', `${v1}/practice/${PRACTICE.free}`, { token })
  expect(await practice(await client.login(LEARNER))).toMatchObject({
    practice: { name: '免费练习', charge: 0, is_free: 1, question_count: 5 },
    chapters: [{ name: '选择', question_count: 2 }, { question_count: 3 }, { name: '空章', question_count: 0 }],
    can: true,
    practice_user_record: { submit_count: 3 },
    user_chapter_records: { 1: { submit_count: 2 }, 2: { submit_count: 1 } },
  })
  expect(await practice(await client.login(plain(1)))).toMatchObject({
    practice_user_record: [],
    user_chapter_records: [],
  })
})

it.each(['paper', 'mock_paper', 'practice'])('%s: unknown ones and visitors are refused', async (one) => {
  const token = await client.login(plain(1))
  expect(await client.refusal('GET', `${v1}/${one}/99`, { token })).toBe('404 资源不存在')
  expect(await client.refusal('GET', `${v1}/${one}/1`)).toBe('401 请登录')
  const buy = `${v1}/${one}/buy`
  expect(await client.refusal('POST', buy, { token, body: { goods_id: 99 } })).toBe('404 资源不存在')
  expect(await client.refusal('POST', buy, { token })).toBe('1 参数错误')
  expect(await client.refusal('POST', buy, { body: { goods_id: 2 } })).toBe('401 请登录')
})

describe('buying', () => {
  const kinds = [
    { one: 'paper', flag: 'can_join', id: PAPER.paid, charge: 49, word: '试卷' },
    { one: 'mock_paper', flag: 'can', id: MOCK.paid, charge: 25, word: '模拟试卷' },
    { one: 'practice', flag: 'can', id: PRACTICE.paid, charge: 19, word: '练习' },
  ]

  it.each(kinds)('$one: ordered, paid, open, and never twice', async ({ one, flag, id, charge, word }) => {
    const token = await client.login(plain(2))
    const body = { goods_id: id, promo_code: '' }
    const detail = () => client.data('GET', `${v1}/${one}/${id}`, { token })
    expect(await detail()).toMatchObject({ [flag]: false })
    const order = await client.data<{ order_id: string }>('POST', `${v1}/${one}/buy`, { token, body })
    expect(order).toMatchObject({ charge, status_text: '未支付' })
    await pay(order.order_id)
    expect(await detail()).toMatchObject({ [flag]: true })
    expect(await client.refusal('POST', `${v1}/${one}/buy`, { token, body })).toBe('1 请勿重复购买')
    const orders = await client.data<{ data: object[] }>('GET', '/api/v2/member/orders', { token })
    expect(orders.data[0]).toMatchObject({
      status_text: '已支付',
      goods: [{ goods_type: word, goods_id: id, goods_thumb: '' }],
    })
  })

  it.each([
    ['paper', PAPER.free, '当前试卷无法购买'],
    ['paper', PAPER.course, '当前试卷无法购买'],
    ['paper', PAPER.invite, '当前试卷仅限邀请用户参与'],
    ['mock_paper', MOCK.invite, '当前试卷仅限邀请用户参与'],
    ['practice', PRACTICE.free, '当前练习无法购买'],
  ])('%s %i is not for sale', async (one, goods_id, message) => {
    const token = await client.login(plain(3))
    const ask = { token, body: { goods_id } }
    expect(await client.refusal('POST', `${v1}/${one}/buy`, ask)).toBe(`1 ${message}`)
  })

  it('goes through the one order call at HEAD', async () => {
    const head = await start({ dialect: 'head' })
    const token = await head.login(plain(1))
    const ask = (goods_type: string, goods_id: number) => ({
      token,
      body: { goods_type, goods_id, agree_protocol: 1 },
    })
    for (const { word, id, charge } of kinds) {
      const order = await head.data('POST', '/api/v3/order', ask(word, id))
      expect(order).toMatchObject({ total: charge, is_paid: false })
    }
    expect(await head.refusal('POST', '/api/v3/order', ask('试卷', PAPER.invite))).toBe('1 当前试卷仅限邀请用户参与')
    expect(await head.refusal('POST', '/api/v3/order', ask('试卷', PAPER.free))).toBe('1 当前试卷无法购买')
    expect(await head.refusal('POST', `${v1}/paper/buy`, { token, body: { goods_id: 2 } })).toBe('404 路由不存在')
    await head.close()
  })
})

it('my lists hold what I own or have begun, newest first, with the best result', async () => {
  const token = await client.login(LEARNER)
  const mine = (name: string) => client.data('GET', `${v2}/member/${name}`, { token, query: { size: '10' } })
  expect(await mine('joinPapers')).toEqual({
    total: 3,
    data: [
      { paper_id: PAPER.bought, max_score: 40, paper: { id: PAPER.bought, title: '已买', score: 50 } },
      { paper_id: PAPER.full, max_score: 0, paper: { id: PAPER.full, title: '次数已满', score: 50 } },
      { paper_id: PAPER.invite, max_score: 0, paper: { id: PAPER.invite, title: '邀请', score: 50 } },
    ],
  })
  expect(await mine('joinMockPapers')).toEqual({
    total: 1,
    data: [{ paper_id: 1, max_score: 5, paper: { id: 1, title: '免费模拟', question_count: 2 } }],
  })
  expect(await mine('joinPractices')).toEqual({
    total: 1,
    data: [{ pid: 1, submit_count: 3, practice_question_count: 5, practice: { id: 1, name: '免费练习' } }],
  })
  for (const name of ['joinPapers', 'joinMockPapers', 'joinPractices'])
    expect(await client.refusal('GET', `${v2}/member/${name}`)).toBe('401 请登录')
})

it('search finds them by title while the add-on is on', async () => {
  const found = (type: string) =>
    client.data<{ data: object[] }>('GET', '/api/v3/search', {
      query: { keywords: '收费', type, page: '1', size: '10' },
    })
  expect((await found('')).data).toMatchObject([
    { resource_type: 'paper', resource_id: PAPER.paid, title: '收费', charge: 49, thumb: '' },
    { resource_type: 'mock_paper', resource_id: MOCK.paid },
    { resource_type: 'practice', resource_id: PRACTICE.paid },
  ])
  expect((await found('mock_paper')).data).toHaveLength(1)
  await client.configure({ enabled_addons: ['TemplateOne'] })
  expect((await found('')).data).toEqual([])
})
