import * as qa from '@/api/qa'

import { answerWire, detailWire, questionRowWire, questionWire } from '../factories/qa'
import { fakeBackend, ok } from '../setup/backend'
import { connectAs } from '../setup/connect'
import { fakeUpload } from '../setup/upload'

const root = '/addons/Wenda/api/v1'

afterEach(() => jest.restoreAllMocks())

test('the list: filters, rows, categories', async () => {
  const call = `GET ${root}/questions`
  const rows = [questionRowWire(1, { status: 1, credit1: '20' }), { title: 'no id' }]
  const categories = [{ id: 1, name: '编程', children: [{ id: 2, name: '前端' }] }]
  const backend = fakeBackend({ [call]: ok({ data: { data: rows, total: 2 }, categories }) })
  const list = await qa.listQuestions({ scene: 'solved', categoryId: 2, keywords: 'var' }, 1, 16)
  expect(backend.sent[0]?.query).toEqual({ page: '1', size: '16', scene: 'solved', cid: '2', keywords: 'var' })
  expect(list.categories).toEqual(categories)
  expect(list.items).toEqual([
    {
      id: 1,
      title: '问题 1',
      isSolved: true,
      reward: 20,
      viewCount: 12,
      answerCount: 2,
      voteCount: 3,
      createdAt: new Date('2026-01-02T02:00:00Z'),
      beginning: '',
      picture: '',
      asker: '',
    },
  ])
  await qa.listQuestions({ scene: 'default', categoryId: 0, keywords: '' }, 2, 16)
  expect(backend.sent[1]?.query).toEqual({ page: '2', size: '16', scene: 'default', cid: '0' })
})

test.each([
  ['typed code', 'List<String> 怎么 排序', 'List<String> 怎么 排序', 'List<String> 怎么 排序'],
  ['HTML made from the source', '**c**', '<p><b>c</b></p><p>d</p>', 'c d'],
  ['HTML with entities', undefined, '<p>a&nbsp;&lt; b &amp;&amp; &quot;c&quot;</p>', 'a < b && "c"'],
  ['typed, and escaped by the server', 'a < b', 'a &lt; b', 'a < b'],
  ['typed with an entity', 'a &lt; b', 'a &lt; b', 'a &lt; b'],
  ['a long one, without half an emoji', '😀'.repeat(90), '😀'.repeat(90), '😀'.repeat(80)],
])('the beginning in a list: %s', async (_, original_content, render_content, beginning) => {
  const rows = [questionRowWire(1, { original_content, render_content })]
  fakeBackend({ [`GET ${root}/questions`]: ok({ data: { data: rows, total: 1 }, categories: [] }) })
  const { items } = await qa.listQuestions({ scene: 'default', categoryId: 0, keywords: '' }, 1, 16)
  expect(items[0]?.beginning).toBe(beginning)
})

test.each([
  ['plain text as typed', 'a < b\n<b>c</b>', 'a < b\n<b>c</b>', '<p>a &lt; b<br>&lt;b&gt;c&lt;/b&gt;</p>', undefined],
  [
    'a program, with its indentation and empty lines',
    'if x:\n    y()  # z\n\n \n\treturn',
    'if x:\n    y()  # z\n\n \n\treturn',
    '<p>if x:<br>@@@@y()@ # z</p><p>@@@@return</p>'.replace(/@/g, '\u00a0'),
    undefined,
  ],
  ['HTML made from the source', '**c**', '<p><b>c</b></p>', '<p><b>c</b></p>', '**c**'],
  ['HTML alone', undefined, '<p>c</p><p>d</p>', '<p>c</p><p>d</p>', 'c\nd'],
  ['HTML with entities alone', undefined, '<p>a &lt; b</p>', '<p>a &lt; b</p>', 'a < b'],
  ['typed, and escaped by the server', 'a < b', 'a &lt; b', '<p>a &lt; b</p>', 'a < b'],
  ['escaped by the server, alone', undefined, 'a &lt; b', '<p>a &lt; b</p>', 'a < b'],
  ['typed with an entity', 'a &lt; b', 'a &lt; b', '<p>a &amp;lt; b</p>', 'a &lt; b'],
  ['plain text alone', undefined, '1 < 2', '<p>1 &lt; 2</p>', '1 < 2'],
])('what was written: %s', async (_, original_content, render_content, html, text) => {
  const wire = detailWire({ original_content, render_content })
  fakeBackend({ [`GET ${root}/question/7/detail`]: ok(wire) })
  const { question } = await qa.getQuestion(7)
  expect(question).toMatchObject({ html, text: text ?? render_content })
})

test('a question: the adopted answer first, pictures that are pictures, users that are gone', async () => {
  const answers = [
    answerWire(1, { user: [], user_id: null }),
    answerWire(2, { is_correct: 1, is_vote: '1' }),
    { render_content: 'no id' },
  ]
  const images_list = ['https://cdn.x/a.png', 'javascript:alert(1)', null]
  fakeBackend({ [`GET ${root}/question/7/detail`]: ok(detailWire({ images_list }, answers, { is_admin: 1 })) })
  const detail = await qa.getQuestion(7)
  expect(detail).toMatchObject({ isMine: true, isVoted: false, question: { images: ['https://cdn.x/a.png'] } })
  expect(detail.answers).toMatchObject([
    { id: 2, isAdopted: true, isVoted: true, author: '同学 2' },
    { id: 1, isAdopted: false, author: '', authorId: 0 },
  ])
})

test('a question that is none does not read', async () => {
  fakeBackend({ [`GET ${root}/question/7/detail`]: ok([]) })
  await expect(qa.getQuestion(7)).rejects.toMatchObject({ name: 'ShapeError' })
})

test('what a form needs: categories of both levels, whether there are rewards, what is edited', async () => {
  const categories = [
    { id: 1, name: '编程', children: [{ id: 2, name: '前端' }] },
    { id: 3, name: '艺术' },
  ]
  fakeBackend({
    [`GET ${root}/question/create`]: ok({ categories }),
    [`GET ${root}/other/config`]: ok({ enable_credit1: '1', pc_diy_content: '' }),
    [`GET ${root}/question/7/edit`]: ok({ question: questionWire(7), categories }),
  })
  expect((await qa.listQuestionCategories()).map(({ name }) => name)).toEqual(['编程', '前端', '艺术'])
  expect(await qa.getRewardRule()).toBe(true)
  expect(await qa.getQuestionForm(7)).toMatchObject({ text: '第一行\n第二行', categoryId: 2 })
})

test('asked, with and without a reward; changed without one', async () => {
  const [create, edit] = [`POST ${root}/question/create`, `PUT ${root}/question/9/edit`]
  const backend = fakeBackend({ [create]: ok({ id: '9' }), [edit]: ok() })
  const draft = { title: '题', categoryId: 2, text: '文', images: ['https://cdn.x/a.png'] }
  const body = {
    title: '题',
    category_id: 2,
    original_content: '文',
    render_content: '文',
    images: ['https://cdn.x/a.png'],
  }
  expect(await qa.createQuestion(draft, 5)).toBe(9)
  await qa.createQuestion(draft, 0)
  await qa.updateQuestion(9, draft)
  expect(backend.sent.map((sent) => sent.body)).toEqual([{ ...body, credit1: 5 }, body, body])
})

test.each([
  ['taken back', () => qa.removeQuestion(7), 'DELETE', 'question/7', undefined],
  ['an answer taken back', () => qa.removeAnswer(3), 'DELETE', 'question/answer/3', undefined],
  ['adopted', () => qa.adoptAnswer(7, 3), 'POST', 'question/7/correct', { answer_id: 3 }],
  [
    'answered',
    () => qa.createAnswer(7, { text: '答', images: [] }),
    'POST',
    'question/7/answer',
    { original_content: '答', render_content: '答', images: [] },
  ],
  [
    'commented',
    () => qa.createAnswerComment(3, '嗯', 21),
    'POST',
    'question/answer/3/comment',
    { original_content: '嗯', render_content: '嗯', reply_user_id: 21 },
  ],
])('%s', async (_, send, method, path, body) => {
  const call = `${method} ${root}/${path}`
  const backend = fakeBackend({ [call]: ok() })
  await send()
  expect(backend.sentTo(call)).toMatchObject([{ body }])
})

test.each([
  ['the server says so', { ok: 0 }, false],
  ['it says nothing', [], true],
])('a vote: %s', async (_, data, isOn) => {
  const backend = fakeBackend({ [`POST ${root}/vote`]: ok(data) })
  expect(await qa.toggleVote('answer', 3, true)).toBe(isOn)
  await qa.toggleVote('question', 7, true)
  expect(backend.sent.map(({ body }) => body)).toEqual([
    { id: 3, type: 1 },
    { id: 7, type: 0 },
  ])
})

test('comments of an answer: whom they answer, whose account is gone', async () => {
  const rows = [
    {
      id: 1,
      user_id: 4,
      user: { nick_name: '甲' },
      render_content: '一',
      reply_user_id: 5,
      reply_user: { nick_name: '乙' },
    },
    { id: 2, user: [], render_content: '二', reply_user_id: 0, reply_user: [] },
    { id: 3, render_content: 'a &lt; b', reply_user_id: 0 },
    { id: 4, original_content: 'a &lt; b', render_content: 'a &amp;lt; b', reply_user_id: 0 },
  ]
  const backend = fakeBackend({ [`GET ${root}/question/answer/3/comments`]: ok({ data: { data: rows, total: 2 } }) })
  const { items } = await qa.listAnswerComments(3, 1, 10)
  expect(items).toMatchObject([
    { author: '甲', authorId: 4, text: '一', replyTo: '乙' },
    { author: '', authorId: 0, text: '二', replyTo: '' },
    { text: 'a < b' },
    { text: 'a &lt; b' },
  ])
  expect(backend.sent[0]?.query).toEqual({ page: '1', page_size: '10' })
})

test('what is mine', async () => {
  fakeBackend({
    [`GET ${root}/member/questions`]: ok({ data: { data: [questionRowWire(1)], total: 1 } }),
    [`GET ${root}/member/answers`]: ok({ data: { data: [answerWire(3, { is_correct: 1 })], total: 1 } }),
  })
  expect((await qa.listMyQuestions(1, 10)).items).toMatchObject([{ id: 1 }])
  expect((await qa.listMyAnswers(1, 10)).items).toMatchObject([{ id: 3, questionId: 7, isAdopted: true }])
})

test('a picture is sent, and its address comes back', async () => {
  connectAs(() => 'jwt')
  const task = fakeUpload()
  const percents: number[] = []
  const sending = qa.uploadPicture('blob:1', { onProgress: (percent) => percents.push(percent) })
  task.report(40)
  task.end('{"code":0,"message":"","data":{"url":"https://cdn.x/a.jpg"}}')
  expect(await sending).toBe('https://cdn.x/a.jpg')
  expect(percents).toEqual([40])
  expect(task.sent[0]).toMatchObject({ url: `${root}/upload/image`, filePath: 'blob:1' })
})
