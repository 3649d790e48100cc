import { rmSync } from 'node:fs'

import { type Client, LEARNER, makeDataDir, multipart, plain, PNG, start, VIP } from './support'
import { ANSWER, QUESTION } from './wendaFixture'

const root = '/addons/Wenda/api/v1'

let client: Client
/** The asker of most questions, and somebody else. */
let token: string
let other: string
beforeAll(async () => {
  client = await start()
  token = await client.login(LEARNER)
  other = await client.login(VIP)
})
afterEach(() => client.http('DELETE', '/sandbox/config'))
afterAll(() => client.close())

interface Row {
  id: number
  answer_count: number
  view_times: number
  status: 0 | 1
}
interface Answer {
  id: number
  user_id: number
  vote_count: number
  is_vote: 0 | 1
  is_correct: 0 | 1
  reply_count: number
}
interface Detail {
  question: Row & { images_list: string[]; vote_count: number }
  answers: Answer[]
  is_admin: boolean
  is_vote: boolean
}
interface Paged<T> {
  data: { data: T[]; total: number }
}

const list = async (query: Record<string, string> = {}) =>
  (await client.data<Paged<Row>>('GET', `${root}/questions`, { query })).data.data.map(({ id }) => id)

const detail = (id: number, who?: string) => client.data<Detail>('GET', `${root}/question/${id}/detail`, { token: who })

const asked = (more: object = {}) => ({
  title: '一个新问题',
  category_id: 2,
  original_content: '内容',
  render_content: '内容',
  images: [],
  ...more,
})

const ask = async (more: object = {}, who = token) =>
  (await client.data<{ id: number }>('POST', `${root}/question/create`, { token: who, body: asked(more) })).id

const says = (content: string, more: object = {}) => ({
  original_content: content,
  render_content: content,
  images: [],
  ...more,
})

const answer = async (id: number, content: string, who = other) =>
  (
    await client.data<{ answer_id: number }>('POST', `${root}/question/${id}/answer`, {
      token: who,
      body: says(content),
    })
  ).answer_id

const points = async (who: string) =>
  (await client.data<{ credit1: number }>('GET', '/api/v2/member/detail', { token: who })).credit1

const newestRecord = async (who: string) => {
  const { data } = await client.data<{ data: { sum: number; remark: string }[] }>(
    'GET',
    '/api/v2/member/credit1Records',
    { token: who },
  )
  return data[0]
}

describe('the list', () => {
  it('holds all questions, newest first, with the tree of categories', async () => {
    const { data, categories } = await client.data<Paged<Row> & { categories: object[] }>('GET', `${root}/questions`)
    expect(data.total).toBe(4)
    expect(data.data.map(({ id }) => id)).toEqual([QUESTION.fresh, QUESTION.open, QUESTION.solved, QUESTION.many])
    expect(data.data[1]).toEqual({
      id: QUESTION.open,
      user_id: 1,
      user: { id: 1, avatar: expect.stringContaining('/avatar/'), nick_name: '林小满' },
      category_id: 2,
      title: '问题 open',
      status: 0,
      status_text: '未解决',
      credit1: 8,
      view_times: 10,
      answer_count: 2,
      vote_count: 0,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    })
    expect(categories).toEqual([
      { id: 1, name: '编程', sort: 1, children: [{ id: 2, name: '前端', sort: 2 }] },
      { id: 3, name: '艺术', sort: 3, children: [] },
    ])
  })

  it.each([
    ['solved', { scene: 'solved' }, [QUESTION.solved]],
    ['unsolved', { scene: 'unsolved' }, [QUESTION.fresh, QUESTION.open, QUESTION.many]],
    ['newest answer', { scene: 'last_answer' }, [QUESTION.open, QUESTION.many, QUESTION.solved]],
    ['a category with its children', { cid: '1' }, [QUESTION.open, QUESTION.solved, QUESTION.many]],
    ['a child', { cid: '2', scene: 'unsolved' }, [QUESTION.open, QUESTION.many]],
    ['words of the title', { keywords: ' fresh' }, [QUESTION.fresh]],
    ['words that nobody wrote', { keywords: '%' }, []],
    ['the last page', { page: '2', size: '3' }, [QUESTION.many]],
  ])('%s', async (_, query, ids) => {
    expect(await list(query)).toEqual(ids)
  })
})

describe('a question', () => {
  it('comes with all its answers, and each look counts', async () => {
    const { question, answers, is_admin, is_vote } = await detail(QUESTION.many)
    expect(answers).toHaveLength(31)
    expect([is_admin, is_vote]).toEqual([false, false])
    expect((await detail(QUESTION.many, token)).question.view_times).toBe(question.view_times + 1)
    expect((await detail(QUESTION.many, token)).is_admin).toBe(true)
    expect(await client.refusal('GET', `${root}/question/99/detail`)).toBe('404 资源不存在')
  })

  it('is asked with its pictures, and found among mine', async () => {
    const { url } = await client.data<{ url: string }>('POST', `${root}/upload/image`, {
      token,
      ...multipart('file', PNG),
    })
    const id = await ask({ images: [url], title: 'x'.repeat(64) })
    expect((await detail(id)).question.images_list).toEqual([url])
    expect((await client.raw({ url: url.replace('http://academy.test', '') })).rawPayload).toEqual(PNG)
    const mine = await client.data<Paged<Row>>('GET', `${root}/member/questions`, { token })
    expect(mine.data.data[0]?.id).toBe(id)
  })

  it.each([
    ['no category', { category_id: 0 }, '1 请选择问题分类'],
    ['a category that is not there', { category_id: 99 }, '404 资源不存在'],
    ['no title', { title: ' ' }, '1 请填写问题标题'],
    ['a long title', { title: 'x'.repeat(65) }, '1 标题不能超过64个字'],
    ['no text', { original_content: '' }, '1 请输入内容'],
    ['seven pictures', { images: Array(7).fill('/sandbox/art/figure/a.svg') }, '1 最多上传6张图片'],
    ['a picture from elsewhere', { images: ['https://evil.example/a.png'] }, '1 参数错误'],
    ['a picture that is code', { images: ['javascript:alert(1)'] }, '1 参数错误'],
    ['half a point', { credit1: 0.5 }, '1 参数错误'],
    ['points that are a debt', { credit1: -5 }, '1 参数错误'],
    ['more points than there are', { credit1: 10_000 }, '1 积分余额不足'],
  ])('is refused with %s', async (_, more, refusal) => {
    const before = await points(token)
    const send = client.refusal('POST', `${root}/question/create`, { token, body: asked(more) })
    expect(await send).toBe(refusal)
    expect(await points(token)).toBe(before)
  })

  it('is changed and taken back by its asker alone, while that is possible', async () => {
    const id = await ask()
    const edit = `${root}/question/${id}/edit`
    expect(await client.refusal('GET', edit, { token: other })).toBe('1 无权限操作')
    expect(await client.refusal('PUT', edit, { token: other, body: asked() })).toBe('1 无权限操作')
    expect(await client.refusal('DELETE', `${root}/question/${id}`, { token: other })).toBe('1 无权限操作')
    await client.data('PUT', edit, { token, body: asked({ title: '改过的题', category_id: 3, credit1: 9 }) })
    expect(await client.data('GET', edit, { token })).toMatchObject({
      question: { title: '改过的题', category_id: 3, credit1: 0, original_content: '内容' },
      categories: [{ id: 1 }, { id: 2 }, { id: 3 }],
    })
    const answerId = await answer(id, '答')
    expect(await client.refusal('DELETE', `${root}/question/${id}`, { token })).toBe('1 问题已有回答，无法删除')
    expect(await client.refusal('DELETE', `${root}/question/answer/${answerId}`, { token })).toBe('1 无权限操作')
    await client.data('DELETE', `${root}/question/answer/${answerId}`, { token: other })
    await client.data('DELETE', `${root}/question/${id}`, { token })
    expect(await client.refusal('GET', `${root}/question/${id}/detail`)).toBe('404 资源不存在')
    const solved = `${root}/question/${QUESTION.solved}/edit`
    expect(await client.refusal('GET', solved, { token: await client.login(plain(2)) })).toBe('1 问题已解决')
  })
})

describe('the reward', () => {
  it('leaves the asker at once, and comes back with a question that is taken back', async () => {
    const before = await points(token)
    const id = await ask({ credit1: 5 })
    expect(await points(token)).toBe(before - 5)
    expect(await newestRecord(token)).toMatchObject({ sum: -5, remark: '提问悬赏' })
    await client.data('DELETE', `${root}/question/${id}`, { token })
    expect(await points(token)).toBe(before)
    expect(await newestRecord(token)).toMatchObject({ sum: 5, remark: '删除提问退回悬赏' })
  })

  it('goes to the author of the adopted answer, once', async () => {
    const [mine, theirs] = [await points(token), await points(other)]
    const id = await ask({ credit1: 6 })
    const answerId = await answer(id, '用 let 就好')
    const own = await answer(id, '我自己也想到了', token)
    const adopt = (answer_id: number, who: string) => ({ token: who, body: { answer_id } })
    const correct = `${root}/question/${id}/correct`
    expect(await client.refusal('POST', correct, adopt(answerId, other))).toBe('1 无权限操作')
    expect(await client.refusal('POST', correct, adopt(own, token))).toBe('1 不能采纳自己的回答')
    expect(await client.refusal('POST', correct, adopt(ANSWER.nanfeng, token))).toBe('1 参数错误')
    await client.data('POST', correct, adopt(answerId, token))
    expect([await points(token), await points(other)]).toEqual([mine - 6, theirs + 6])
    expect(await newestRecord(other)).toMatchObject({ sum: 6, remark: '回答被采纳' })
    expect(await client.refusal('POST', correct, adopt(answerId, token))).toBe('1 问题已解决')
    expect(await points(other)).toBe(theirs + 6)

    const { question, answers } = await detail(id)
    expect(question.status).toBe(1)
    expect(answers.map(({ is_correct }) => is_correct)).toEqual([1, 0])
    const late = { token: other, body: says('晚到的回答') }
    expect(await client.refusal('POST', `${root}/question/${id}/answer`, late)).toBe('1 问题已解决')
    expect(await client.refusal('DELETE', `${root}/question/answer/${answerId}`, { token: other })).toBe(
      '1 已被采纳的回答无法删除',
    )
    const mineOf = await client.data<Paged<Answer>>('GET', `${root}/member/answers`, { token: other })
    expect(mineOf.data.data[0]).toMatchObject({ id: answerId, question_id: id, is_correct: 1, status: 1 })
  })

  it('is refused where the operator allows none', async () => {
    await client.configure({ sandbox: { wenda: { enable_credit1: 0 } } })
    expect(await client.data('GET', `${root}/other/config`)).toMatchObject({ enable_credit1: 0 })
    const body = asked({ credit1: 1 })
    expect(await client.refusal('POST', `${root}/question/create`, { token, body })).toBe('1 未开启积分悬赏')
    expect(await ask({ credit1: null })).toBeGreaterThan(0)
  })
})

it('counts one vote of a member, on an answer and on a question, and takes it back', async () => {
  const hit = (id: number, type: number) =>
    client.data<{ ok: 0 | 1 }>('POST', `${root}/vote`, { token: other, body: { id, type } })
  const seen = async () => {
    const { question, answers, is_vote } = await detail(QUESTION.open, other)
    const { vote_count, is_vote: isVoted } = answers[0] ?? {}
    return [question.vote_count, is_vote, vote_count, isVoted]
  }
  expect(await seen()).toEqual([0, false, 0, 0])
  expect([await hit(QUESTION.open, 0), await hit(ANSWER.nanfeng, 1)]).toEqual([{ ok: 1 }, { ok: 1 }])
  expect(await seen()).toEqual([1, true, 1, 1])
  expect((await detail(QUESTION.open)).answers[0]).toMatchObject({ vote_count: 1, is_vote: 0 })
  expect(await hit(ANSWER.nanfeng, 1)).toEqual({ ok: 0 })
  expect(await seen()).toEqual([1, true, 0, 0])
  const bad = { token: other, body: { id: 1, type: 2 } }
  expect(await client.refusal('POST', `${root}/vote`, bad)).toBe('1 参数错误')
})

it('keeps comments below an answer, newest first, and counts them', async () => {
  const url = `${root}/question/answer/${ANSWER.nanfeng}/comment`
  const post = (content: string, reply_user_id: number) =>
    client.data('POST', url, { token: other, body: { ...says(content), reply_user_id } })
  await post('在哪一节？', 0)
  await post('第三节', 1)
  const { data } = await client.data<Paged<object>>('GET', `${url}s`, { query: { page: '1', page_size: '2' } })
  expect(data.total).toBe(3)
  expect(data.data).toMatchObject([
    { render_content: '第三节', reply_user_id: 1, user: { nick_name: '周知行' }, reply_user: { nick_name: '林小满' } },
    { render_content: '在哪一节？', reply_user_id: 0, reply_user: [] },
  ])
  expect((await detail(QUESTION.open)).answers[0]?.reply_count).toBe(3)
  const refused = (body: object) => client.refusal('POST', url, { token: other, body })
  expect(await refused({ ...says(' '), reply_user_id: 0 })).toBe('1 请输入内容,请输入内容')
  expect(await refused({ ...says('谁'), reply_user_id: 9999 })).toBe('1 回复的用户不存在')
})

it.each([
  ['POST', 'question/create'],
  ['GET', 'question/1/edit'],
  ['PUT', 'question/1/edit'],
  ['DELETE', 'question/1'],
  ['POST', 'question/1/answer'],
  ['POST', 'question/1/correct'],
  ['DELETE', 'question/answer/1'],
  ['POST', 'question/answer/1/comment'],
  ['POST', 'vote'],
  ['POST', 'upload/image'],
  ['GET', 'member/questions'],
  ['GET', 'member/answers'],
] as const)('%s %s is for members', async (method, path) => {
  expect(await client.refusal(method, `${root}/${path}`)).toMatch(/^401/)
})

it('has everything still after a restart', async () => {
  const dataDir = makeDataDir()
  const before = await start({ dataDir })
  const asker = await before.login(LEARNER)
  const { id } = await before.data<{ id: number }>('POST', `${root}/question/create`, {
    token: asker,
    body: asked({ credit1: 3 }),
  })
  await before.data('POST', `${root}/vote`, { token: asker, body: { id, type: 0 } })
  await before.close()
  const after = await start({ dataDir })
  expect(await after.data('GET', `${root}/question/${id}/detail`, { token: asker })).toMatchObject({
    question: { title: '一个新问题', credit1: 3, vote_count: 1 },
    is_vote: true,
    is_admin: true,
  })
  await after.close()
  rmSync(dataDir, { recursive: true })
})
