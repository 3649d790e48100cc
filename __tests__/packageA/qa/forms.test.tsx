import { act } from 'react'

import QaAnswerCommentReply from '@/packageA/qa/answer_comment_reply'
import QaCreate from '@/packageA/qa/create'
import QaEdit from '@/packageA/qa/edit'
import QaReply from '@/packageA/qa/reply'
import QaShow from '@/packageA/qa/show'
import { useAppConfig } from '@/stores/appConfig'
import { clipboard } from '@/platform/clipboard'
import { pictures } from '@/platform/upload'
import { useSession } from '@/stores/session'

import { aMember } from '../../factories/member'
import { answerWire, detailWire, questionRowWire, questionWire } from '../../factories/qa'
import { fakeBackend, held, noNetwork, ok, refusal } from '../../setup/backend'
import { until } from '../../setup/clock'
import { alerts, named, type } from '../../setup/learner'
import { navigation } from '../../setup/navigation'
import { type OpenScreen, openScreen, type ScreenOptions } from '../../setup/openScreen'
import { shown } from '../../setup/shown'
import { fakeUpload } from '../../setup/upload'

const root = '/addons/Wenda/api/v1'
const create = `POST ${root}/question/create`
const categories = [{ id: 2, name: '前端', children: [] }]
const none = ok({ data: { data: [], total: 0 } })
/** Where a question, an answer or a comment is looked for before it is sent. */
const nothingOfMine = {
  [`GET ${root}/member/questions`]: none,
  [`GET ${root}/member/answers`]: none,
  [`GET ${root}/question/answer/1/comments`]: none,
}
const forForm = {
  ...nothingOfMine,
  [`GET ${root}/question/create`]: ok({ categories }),
  [`GET ${root}/other/config`]: ok({ enable_credit1: 1 }),
  'GET /api/v2/member/detail': ok({ id: 7, nick_name: '孤舟听雨', credit1: 34 }),
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  useSession.getState().signOut()
  jest.restoreAllMocks()
})

const addons: ScreenOptions['addons'] = ['Wenda']
const user = aMember({ points: 34 })

const ask = (params: Record<string, string> = {}) => openScreen(QaCreate, { params, user, addons })

const area = (label: string) => document.querySelector<HTMLTextAreaElement>(`textarea[aria-label='${label}']`)

async function write(label: string, text: string): Promise<void> {
  await until(() => area(label) !== null)
  await act(async () => {
    const field = area(label)
    if (!field) throw new Error(`No field is called ${label}`)
    field.value = text
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

async function fill(title = '题', content = '文'): Promise<void> {
  await type('问题标题', title)
  await write('问题内容', content)
}

/** A question is filled in and published. */
async function publish(screen: OpenScreen, reward?: string): Promise<void> {
  await screen.see('积分余额')
  await screen.press('前端')
  await fill()
  if (reward !== undefined) await type('悬赏积分', reward)
  await screen.press('发布问题')
}

test('asks once, with a reward, and leads to the question', async () => {
  const reply = held(ok({ id: 9 }))
  const backend = fakeBackend({ ...forForm, [create]: reply })
  const screen = await ask()
  await screen.see('积分余额：34 积分')
  await screen.press('发布问题')
  await screen.see('请选择问题分类')
  expect(screen.text()).toContain('请填写问题标题')
  // The chips are far above.
  expect(screen.text()).toContain('请选择问题分类发布问题')
  expect(backend.sentTo(create)).toHaveLength(0)
  await screen.press('前端')
  expect(alerts()).toEqual(['请填写问题标题', '请填写问题具体内容', '请填写问题标题'])
  await fill('  为什么  ', '第一行\n第二行')
  expect(alerts()).toEqual([])
  await type('悬赏积分', '10')
  await screen.press('发布问题')
  await screen.press('发布问题')
  reply.release()
  await until(() => navigation.replaced().length > 0)
  await screen.press('发布问题')
  // The form is still there until the page has gone.
  await write('问题内容', '第一行\n第二行\n第三行')
  expect(backend.sentTo(create).map(({ body }) => body)).toEqual([
    {
      title: '为什么',
      category_id: 2,
      original_content: '第一行\n第二行',
      render_content: '第一行\n第二行',
      images: [],
      credit1: 10,
    },
  ])
  expect(navigation.replaced()).toEqual(['/packageA/qa/show?id=9'])
  const again = await ask()
  await again.see('发布问题')
  expect(again.text()).not.toContain('已恢复')
})

test.each([
  ['a title that is too long', '字'.repeat(65), '文', '', '最多 64 个字，请删短一些', 2],
  ['a text that is too long', '题', '字'.repeat(5001), '', '最多 5000 个字，请删短一些', 1],
  ['more points than there are', '题', '文', '35', '积分余额不足', 1],
  ['half a point', '题', '文', '1.5', '请填写整数积分', 1],
])('%s is not sent, and stays', async (_, title, content, reward, message, times) => {
  const backend = fakeBackend(forForm)
  const screen = await ask()
  await screen.see('积分余额：34 积分')
  await screen.press('前端')
  await fill(title, content)
  if (reward) await type('悬赏积分', reward)
  await screen.press('发布问题')
  // The title is far above the button, which says it again.
  expect(alerts()).toEqual(Array<string>(times).fill(message))
  expect(area('问题内容')?.value).toBe(content)
  expect(backend.sentTo(create)).toEqual([])
})

test.each([
  ['blanks for a title', '   ', '文'],
  ['blanks for a text', '题', ' \n '],
])('%s: it is not sent, and says what is missing', async (_, title, content) => {
  const backend = fakeBackend(forForm)
  const screen = await ask()
  await screen.see('积分余额')
  await screen.press('前端')
  await fill(title, content)
  await screen.press('发布问题')
  expect(alerts()).toEqual(title.trim() === '' ? ['请填写问题标题', '请填写问题标题'] : ['请填写问题具体内容'])
  expect(backend.sentTo(create)).toEqual([])
})

test('a refusal is said and everything stays; what was not sent comes back after a kill, until it is discarded', async () => {
  fakeBackend({ ...forForm, [create]: refusal('积分余额不足') })
  const screen = await ask()
  await screen.see('积分余额')
  await screen.press('前端')
  await fill('没发出去的题', '没发出去的文')
  await screen.press('发布问题')
  await screen.see('积分余额不足')
  expect(area('问题内容')?.value).toBe('没发出去的文')
  screen.close()

  const next = await ask()
  await next.see('已恢复上次没有发出的内容')
  await until(() => area('问题内容')?.value === '没发出去的文')
  expect(area('问题内容')?.value).toBe('没发出去的文')
  await next.press('清空草稿')
  await next.see('写下的内容和图片会丢失')
  await next.press('清空')
  await until(() => area('问题内容')?.value === '')
  expect(next.text()).not.toContain('已恢复')
  expect((await ask()).text()).not.toContain('已恢复')
})

test('from a lesson the text begins with where the learner was', async () => {
  const backend = fakeBackend({ ...forForm, [create]: ok({ id: 9 }) })
  const about = '课程：课\n课时：节\n位置：01:05'
  const from = 'courseVideo?id=31'
  const screen = await ask({ about: encodeURIComponent(about), from: encodeURIComponent(from) })
  await until(() => area('问题内容')?.value === `${about}\n`)
  expect(screen.text()).toContain('老师和同学都能看到这个问题')
  expect(area('问题内容')?.value).toBe(`${about}\n`)
  await screen.press('前端')
  await type('问题标题', '题')
  await screen.press('发布问题')
  await until(() => navigation.replaced().length > 0)
  expect(backend.sentTo(create)).toMatchObject([{ body: { original_content: about } }])
  expect(navigation.replaced()).toEqual([`/packageA/qa/show?id=9&from=${encodeURIComponent(from)}`])
})

test('no reward where the operator allows none', async () => {
  fakeBackend({ ...forForm, [`GET ${root}/other/config`]: ok({ enable_credit1: 0 }) })
  const screen = await ask()
  await screen.see('发布问题')
  expect(screen.text()).not.toContain('积分余额')
})

test('a reward that was typed waits for the rule: without it nothing is sent, and it can be asked for again', async () => {
  const rule = `GET ${root}/other/config`
  const backend = fakeBackend({ ...forForm, [create]: ok({ id: 9 }) })
  const screen = await ask()
  await screen.see('积分余额')
  await screen.press('前端')
  await fill()
  await type('悬赏积分', '10')
  screen.close()

  backend.reply(rule, refusal('系统繁忙'))
  const next = await ask()
  await next.see('系统繁忙')
  await next.press('发布问题')
  expect(alerts()).toEqual(['悬赏还没有加载出来，请稍后再发布'])
  expect(backend.sentTo(create)).toEqual([])
  backend.reply(rule, ok({ enable_credit1: 1 }))
  await next.press('重试')
  await next.see('积分余额')
  expect(alerts()).toEqual([])
  await next.press('发布问题')
  await until(() => navigation.replaced().length > 0)
  expect(backend.sentTo(create)).toMatchObject([{ body: { credit1: 10 } }])
})

test('categories that did not load while one changes a question are asked for again in their place', async () => {
  const load = `GET ${root}/question/create`
  const question = ok({ question: questionWire(7) })
  const backend = fakeBackend({ ...forForm, [`GET ${root}/question/7/edit`]: question, [load]: refusal('系统繁忙') })
  const screen = await openScreen(QaEdit, { params: { id: '7' }, user, addons })
  await screen.see('系统繁忙')
  expect(screen.text()).not.toContain('还没有可选的分类')
  expect(area('问题内容')?.value).toBe('第一行\n第二行')
  backend.reply(load, ok({ categories }))
  await screen.press('重试')
  await screen.see('前端')
})

const picked = (name: string) => ({ name, picture: { path: `blob:${name}`, release: () => undefined } })
/** The server has it. */
const keptAs = (name: string) => JSON.stringify({ code: 0, message: '', data: { url: `https://cdn.x/${name}` } })

test('pictures are sent when chosen, tried again, put in order, and go along with the question', async () => {
  const upload = fakeUpload()
  const backend = fakeBackend({ ...forForm, [create]: ok({ id: 9 }) })
  jest.spyOn(pictures, 'measure').mockResolvedValue(1000)
  const choose = jest.spyOn(pictures, 'pickSeveral').mockResolvedValue([picked('a')])
  const end = (name: string) => act(async () => upload.end(keptAs(name)))
  const screen = await ask()
  await screen.see('积分余额')
  await screen.press('前端')
  await fill()

  await screen.press('插入图片')
  await until(() => upload.sent.length === 1)
  await act(async () => upload.report(40))
  await screen.see('40%')
  await screen.press('发布问题')
  await screen.see('图片上传中，请稍候')
  await act(async () => upload.fail())
  await until(() => screen.find('重新上传第 1 张')?.getAttribute('aria-label') === '重新上传第 1 张')
  await screen.press('重新上传第 1 张')
  await until(() => upload.sent.length === 2)
  await end('a')

  choose.mockResolvedValue([picked('b'), { name: 'c.txt', picture: null, refusal: 'type' }])
  await screen.press('插入图片')
  await until(() => upload.sent.length === 3)
  await end('b')
  await until(() => screen.find('第 2 张前移')?.getAttribute('aria-label') === '第 2 张前移')
  await screen.press('第 2 张前移')
  await screen.press('发布问题')
  await until(() => navigation.replaced().length > 0)
  expect(backend.sentTo(create)).toMatchObject([{ body: { images: ['https://cdn.x/b', 'https://cdn.x/a'] } }])
})

test('a browser that never says "nothing chosen" lets choose again', async () => {
  const upload = fakeUpload()
  fakeBackend(forForm)
  jest.spyOn(pictures, 'measure').mockResolvedValue(1000)
  const choose = jest.spyOn(pictures, 'pickSeveral').mockReturnValueOnce(new Promise(() => undefined))
  const screen = await ask()
  await screen.see('积分余额')
  await screen.press('插入图片')
  choose.mockResolvedValue([picked('a')])
  await screen.press('插入图片')
  await until(() => upload.sent.length === 1)
})

test('two pictures that are sent at once end in any order, and keep their places', async () => {
  const upload = fakeUpload()
  const backend = fakeBackend({ ...forForm, [create]: ok({ id: 9 }) })
  jest.spyOn(pictures, 'measure').mockResolvedValue(1000)
  jest.spyOn(pictures, 'pickSeveral').mockResolvedValue([picked('a'), picked('b')])
  const end = (index: number, name: string) => act(async () => upload.endOf(index, keptAs(name)))
  const screen = await ask()
  await screen.see('积分余额')
  await screen.press('前端')
  await fill()
  await screen.press('插入图片')
  await until(() => upload.sent.length === 2)
  await end(1, 'b')
  await screen.press('发布问题')
  await screen.see('图片上传中，请稍候')
  expect(backend.sentTo(create)).toEqual([])
  await end(0, 'a')
  await screen.press('发布问题')
  await until(() => navigation.replaced().length > 0)
  expect(backend.sentTo(create)).toMatchObject([{ body: { images: ['https://cdn.x/a', 'https://cdn.x/b'] } }])
})

test('left while a picture is being sent: the draft says that it is missing, until something else is there', async () => {
  const upload = fakeUpload()
  fakeBackend(forForm)
  jest.spyOn(pictures, 'measure').mockResolvedValue(1000)
  jest.spyOn(pictures, 'pickSeveral').mockResolvedValue([picked('a'), picked('b')])
  const screen = await ask()
  await screen.see('积分余额')
  await fill()
  await screen.press('插入图片')
  await until(() => upload.sent.length === 2)
  await act(async () => upload.endOf(0, keptAs('a')))
  screen.close()

  const next = await ask()
  await next.see('已恢复上次没有发出的内容，有 1 张图片没有传完，请重新添加')
  await fill('别的题')
  next.close()
  const last = await ask()
  await last.see('已恢复上次没有发出的内容')
  expect(last.text()).not.toContain('没有传完')
})

/** The form, and one picture to choose. */
async function askWithPicture() {
  const upload = fakeUpload()
  fakeBackend(forForm)
  jest.spyOn(pictures, 'measure').mockResolvedValue(1000)
  jest.spyOn(pictures, 'pickSeveral').mockResolvedValue([picked('a')])
  const screen = await ask()
  await screen.see('积分余额')
  return { upload, screen }
}

test('a restored draft says no more that a picture is missing once one is there', async () => {
  const { upload, screen } = await askWithPicture()
  await fill()
  await screen.press('插入图片')
  await until(() => upload.sent.length === 1)
  screen.close()

  const next = await ask()
  await next.see('有 1 张图片没有传完')
  await next.press('插入图片')
  await until(() => upload.sent.length === 2)
  expect(next.text()).toContain('已恢复上次没有发出的内容')
  expect(next.text()).not.toContain('没有传完')
})

test('a form that was left with nothing but a picture on its way begins anew', async () => {
  const { upload, screen } = await askWithPicture()
  await screen.press('插入图片')
  await until(() => upload.sent.length === 1)
  screen.close()

  const next = await ask()
  await next.see('积分余额')
  expect(next.text()).not.toContain('已恢复')
})

test('a large picture is there while it is made smaller, and is sent as that', async () => {
  const upload = fakeUpload()
  fakeBackend(forForm)
  jest.spyOn(pictures, 'measure').mockResolvedValue(1000)
  jest.spyOn(pictures, 'pickSeveral').mockResolvedValue([picked('a')])
  let end: (path: string) => void = () => undefined
  const fit = jest.spyOn(pictures, 'fit').mockReturnValue(new Promise((resolve) => (end = resolve)))
  const screen = await ask()
  await screen.see('积分余额')
  await screen.press('插入图片')
  await until(() => screen.find('移除第 1 张') !== undefined)
  expect([upload.sent, fit.mock.calls]).toEqual([[], [['blob:a', 2 * 1024 * 1024]]])
  await act(async () => end('blob:small'))
  await until(() => upload.sent.length === 1)
  expect(upload.sent[0]).toMatchObject({ filePath: 'blob:small' })
})

test('a picture that is too large is not sent; no more than six', async () => {
  const upload = fakeUpload()
  fakeBackend(forForm)
  const measure = jest.spyOn(pictures, 'measure').mockResolvedValue(2 * 1024 * 1024 + 1)
  const release = jest.fn()
  const some = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ name: `${index}`, picture: { path: `blob:${index}`, release } }))
  jest.spyOn(pictures, 'pickSeveral').mockResolvedValue(some(8))
  const screen = await ask()
  await screen.see('积分余额')
  await screen.press('插入图片')
  await screen.see('图片大小不超过2M')
  expect(named('移除第')).toHaveLength(6)
  expect(release).toHaveBeenCalledTimes(2)
  expect(screen.text()).not.toContain('插入图片')
  expect(upload.sent).toEqual([])
  await screen.press('移除第 6 张')
  expect(screen.text()).toContain('插入图片')
  expect(measure).toHaveBeenCalledTimes(6)
})

test('one’s own question is changed; somebody else’s is refused in words', async () => {
  const [form, save] = [`GET ${root}/question/7/edit`, `PUT ${root}/question/7/edit`]
  const backend = fakeBackend({ ...forForm, [form]: ok({ question: questionWire(7), categories }), [save]: ok() })
  const screen = await openScreen(QaEdit, { params: { id: '7' }, user, addons })
  await until(() => area('问题内容')?.value === '第一行\n第二行')
  expect(screen.text()).not.toContain('悬赏积分')
  await type('问题标题', '改过的')
  await screen.press('保存')
  await until(() => navigation.replaced().length > 0)
  expect(backend.sentTo(save)).toMatchObject([{ body: { title: '改过的', category_id: 2 } }])
  expect(navigation.replaced()).toEqual(['/packageA/qa/show?id=7'])
  backend.reply(form, refusal('无权限操作'))
  await (await openScreen(QaEdit, { params: { id: '7' }, user, addons })).see('无权限操作')
})

test('an answer is published once, and leads back', async () => {
  const call = `POST ${root}/question/7/answer`
  const backend = fakeBackend({
    ...nothingOfMine,
    [`GET ${root}/question/7/detail`]: ok(detailWire()),
    [call]: refusal('问题已解决'),
  })
  const screen = await openScreen(QaReply, { params: { id: '7' }, user, addons })
  await screen.see('发布回答')
  await screen.press('发布回答')
  expect(alerts()).toEqual(['请填写内容'])
  await write('回答', ' 这样 ')
  await screen.press('发布回答')
  await screen.see('问题已解决')
  expect(area('回答')?.value).toBe(' 这样 ')
  backend.reply(call, ok())
  await screen.press('发布回答')
  await until(() => navigation.replaced().length > 0)
  expect(backend.sentTo(call)[1]?.body).toEqual({ original_content: '这样', render_content: '这样', images: [] })
  expect(navigation.replaced()).toEqual(['/packageA/qa/show?id=7'])
})

test('a solved question takes no answer', async () => {
  fakeBackend({ [`GET ${root}/question/7/detail`]: ok(detailWire({ status: 1 })) })
  const screen = await openScreen(QaReply, { params: { id: '7' }, user, addons })
  await screen.see('问题已解决')
  await screen.press('返回问题')
  expect(navigation.replaced()).toEqual(['/packageA/qa/show?id=7'])
})

test('solved while one writes: the words stay, can be copied, and are found at the question', async () => {
  const [call, detail] = [`POST ${root}/question/7/answer`, `GET ${root}/question/7/detail`]
  const backend = fakeBackend({ ...nothingOfMine, [detail]: ok(detailWire()), [call]: refusal('问题已解决') })
  const copy = jest.spyOn(clipboard, 'copy').mockResolvedValue()
  const screen = await openScreen(QaReply, { params: { id: '7' }, user, addons })
  await write('回答', '写了很久')
  backend.reply(detail, ok(detailWire({ status: 1 })))
  await screen.press('发布回答')
  await screen.see('已解决的问题不再收回答')
  expect(area('回答')?.value).toBe('写了很久')
  await screen.press('复制文字')
  expect(copy).toHaveBeenCalledWith('写了很久')
  screen.close()

  const shownAgain = await openScreen(QaShow, { params: { id: '7' }, user, addons })
  await shownAgain.press('没发出的回答')
  expect(navigation.pushed()).toEqual(['/packageA/qa/reply?id=7'])
  shownAgain.close()

  const reopened = await openScreen(QaReply, { params: { id: '7' }, user, addons })
  await reopened.see('已恢复上次没有发出的内容')
  expect(area('回答')?.value).toBe('写了很久')
  await reopened.press('清空草稿')
  await reopened.press('清空')
  await reopened.see('返回问题')
})

test('a comment names whom it answers', async () => {
  const call = `POST ${root}/question/answer/1/comment`
  const backend = fakeBackend({ ...nothingOfMine, [call]: ok({ comment_id: 5 }) })
  const params = { id: '1', question_id: '7', reply_user_id: '52', nick_name: encodeURIComponent('甲') }
  const screen = await openScreen(QaAnswerCommentReply, { params, user, addons })
  await write('回复内容', '字'.repeat(501))
  await screen.press('发表回复')
  expect(alerts()).toEqual(['最多 500 个字，请删短一些'])
  await write('回复内容', '好')
  await screen.press('发表回复')
  await until(() => navigation.replaced().length > 0)
  expect(backend.sentTo(call)).toMatchObject([{ body: { original_content: '好', reply_user_id: 52 } }])
  expect(navigation.replaced()).toEqual(['/packageA/qa/answer_comments?id=1&question_id=7'])
})

const replyCall = `POST ${root}/question/7/answer`
const commentCall = `POST ${root}/question/answer/1/comment`
const editCall = `PUT ${root}/question/7/edit`
const question = { [`GET ${root}/question/7/detail`]: ok(detailWire()) }
const edited = { ...forForm, [`GET ${root}/question/7/edit`]: ok({ question: questionWire(7), categories }) }
const other = { id: '1', question_id: '7', reply_user_id: '52', nick_name: encodeURIComponent('甲') }

/** The other forms, each with its field and button. */
const forms = {
  answer: { page: QaReply, params: { id: '7' }, answers: question, field: '回答', button: '发布回答', call: replyCall },
  comment: {
    page: QaAnswerCommentReply,
    params: other,
    answers: {},
    field: '回复内容',
    button: '发表回复',
    call: commentCall,
  },
  edit: { page: QaEdit, params: { id: '7' }, answers: edited, field: '问题内容', button: '保存', call: editCall },
} as const

test.each([
  ['editing', forms.edit, ''],
  ['an answer', forms.answer, '这样'],
])('%s leads back to the question that was asked from a lesson, which knows the way there', async (_, form, text) => {
  const { page, params, answers, field, button, call } = form
  fakeBackend({ ...nothingOfMine, ...answers, [call]: ok() })
  const behind = ['/pages/course/video?id=31', '/packageA/qa/show?id=7&from=courseVideo%3Fid%3D31']
  const screen = await openScreen(page, { params, user, addons, pages: [...behind, '/packageA/qa/form?id=7'] })
  await until(() => area(field) !== null)
  if (text) await write(field, text)
  await screen.press(button)
  await until(() => navigation.stack().length === 2)
  expect(navigation.stack()).toEqual(behind)
})

test('where writing is switched off no reply is written at its address either', async () => {
  const backend = fakeBackend({ ...nothingOfMine, [commentCall]: ok() })
  const screen = await openScreen(QaAnswerCommentReply, { params: other, user, addons })
  await write('回复内容', '好')
  const setExtra = (isCommentDisabled: boolean) =>
    act(async () => useAppConfig.getState().setExtraConfig({ balanceName: '余额', coinsPerYuan: 1, isCommentDisabled }))
  await setExtra(true)
  await screen.see('网校关闭了回复')
  expect(area('回复内容')).toBeNull()
  await setExtra(false)
  expect(area('回复内容')?.value).toBe('好')
  await setExtra(true)
  await screen.press('查看回复')
  expect(navigation.replaced()).toEqual(['/packageA/qa/answer_comments?id=1&question_id=7'])
  expect(backend.sentTo(commentCall)).toEqual([])
})

const tooLong = (max: number) => `最多 ${max} 个字，请删短一些`

/** What the lists of mine say once it has arrived. */
const arrived = {
  question: ok({ data: { data: [questionRowWire(9, { title: '题' })], total: 1 } }),
  answer: ok({ data: { data: [answerWire(9, { original_content: '这样', render_content: '这样' })], total: 1 } }),
  comment: ok({
    data: { data: [{ id: 9, user_id: 7, user: [], render_content: '这样', reply_user_id: 52 }], total: 1 },
  }),
}

test.each([
  ['an answer', forms.answer, `GET ${root}/member/answers`, arrived.answer, '/packageA/qa/show?id=7'],
  [
    'a comment',
    forms.comment,
    `GET ${root}/question/answer/1/comments`,
    arrived.comment,
    '/packageA/qa/answer_comments?id=1&question_id=7',
  ],
])('%s whose answer and list were lost is not sent twice', async (_, form, list, mine, leadsTo) => {
  const { page, params, answers, field, button, call } = form
  const backend = fakeBackend({
    ...nothingOfMine,
    ...answers,
    [call]() {
      backend.reply(list, noNetwork)
      return noNetwork()
    },
  })
  const screen = await openScreen(page, { params, user, addons })
  await write(field, '这样')
  await screen.press(button)
  await screen.see('网络不可用')
  backend.reply(list, mine)
  await screen.press(button)
  await until(() => navigation.replaced().length > 0)
  expect(navigation.replaced()).toEqual([leadsTo])
  expect(backend.sentTo(call)).toHaveLength(1)
  screen.close()
  expect((await openScreen(page, { params, user, addons })).text()).not.toContain('已恢复')
})

test('a question whose answer and list were lost is not paid for twice, also after a kill', async () => {
  const list = `GET ${root}/member/questions`
  const backend = fakeBackend({
    ...forForm,
    [create]() {
      backend.reply(list, noNetwork)
      return noNetwork()
    },
  })
  const screen = await ask()
  await publish(screen, '10')
  await screen.see('网络不可用')
  screen.close()

  backend.reply(list, arrived.question)
  const next = await ask()
  await next.see('已恢复上次没有发出的内容')
  await next.press('发布问题')
  await until(() => navigation.replaced().length > 0)
  expect(navigation.replaced()).toEqual(['/packageA/qa/show?id=9'])
  expect(backend.sentTo(create)).toHaveLength(1)
})

test('a form that was left while it sends, and opened again, does not offer what has arrived once more', async () => {
  const reply = held(ok({ id: 9 }))
  const backend = fakeBackend({ ...forForm, [create]: reply })
  const screen = await ask()
  await publish(screen, '10')
  await until(() => backend.sentTo(create).length > 0)
  screen.close()

  const next = await ask()
  await next.see('已恢复上次没有发出的内容')
  reply.release()
  await until(() => area('问题内容')?.value === '')
  expect(next.text()).not.toContain('已恢复')
  await next.press('发布问题')
  expect(alerts()).toContain('请填写问题标题')
  expect(backend.sentTo(create)).toHaveLength(1)
})

test('what was written since a form was left while it sends stays, also after a kill', async () => {
  const reply = held(ok({ id: 9 }))
  const backend = fakeBackend({ ...forForm, [create]: reply })
  const screen = await ask()
  await publish(screen)
  await until(() => backend.sentTo(create).length > 0)
  screen.close()

  const next = await ask()
  await write('问题内容', '另一件事')
  reply.release()
  await until(() => shown('success').includes('发布成功'))
  expect(area('问题内容')?.value).toBe('另一件事')
  next.close()
  await ask()
  await until(() => area('问题内容')?.value === '另一件事')
})

test('a question whose answer was lost is still known after another was asked from a lesson', async () => {
  const list = `GET ${root}/member/questions`
  const backend = fakeBackend({
    ...forForm,
    [create]() {
      backend.reply(list, noNetwork)
      return noNetwork()
    },
  })
  const screen = await ask()
  await publish(screen)
  await screen.see('网络不可用')
  screen.close()

  backend.reply(list, arrived.question)
  backend.reply(create, ok({ id: 10 }))
  const other = await ask({ about: '课时', from: encodeURIComponent('courseVideo?id=31') })
  await other.see('积分余额')
  await other.press('前端')
  await type('问题标题', '另一个')
  await other.press('发布问题')
  await until(() => navigation.replaced().length > 0)
  expect(navigation.replaced()[0]).toMatch(/id=10&/)
  other.close()

  const again = await ask()
  await again.see('已恢复上次没有发出的内容')
  await again.press('发布问题')
  await until(() => navigation.replaced().length > 0)
  expect(navigation.replaced()).toEqual(['/packageA/qa/show?id=9'])
  expect(backend.sentTo(create)).toHaveLength(2)
})

test('points that are not known yet are no empty balance: they are read again before a reward is sent', async () => {
  const member = 'GET /api/v2/member/detail'
  const backend = fakeBackend({ ...forForm, [member]: refusal('系统繁忙'), [create]: ok({ id: 9 }) })
  const screen = await openScreen(QaCreate, { isLogin: true, addons })
  await screen.see('悬赏积分')
  expect(screen.text()).not.toContain('积分余额：')
  await screen.press('前端')
  await fill()
  await type('悬赏积分', '10')
  await screen.press('发布问题')
  expect(alerts()).toEqual(['悬赏还没有加载出来，请稍后再发布'])
  backend.reply(member, forForm[member])
  await screen.press('再试一次')
  await screen.see('积分余额：34 积分')
  await screen.press('发布问题')
  await until(() => navigation.replaced().length > 0)
  expect(backend.sentTo(create)).toMatchObject([{ body: { credit1: 10 } }])
})

test.each<[keyof typeof forms, string, string, string]>([
  ['answer', 'one sign too many', '字'.repeat(5_001), tooLong(5_000)],
  ['answer', 'too many signs of two units', '😀'.repeat(5_001), tooLong(5_000)],
  ['answer', 'nothing', '', '请填写内容'],
  ['answer', 'blanks and lines', ' \n\t ', '请填写内容'],
  ['comment', 'one sign too many', '字'.repeat(501), tooLong(500)],
  ['comment', 'nothing', '', '请填写内容'],
  ['comment', 'blanks and lines', ' \n\t ', '请填写内容'],
  ['edit', 'one sign too many', '字'.repeat(5_001), tooLong(5_000)],
  ['edit', 'nothing', '', '请填写问题具体内容'],
  ['edit', 'blanks and lines', ' \n\t ', '请填写问题具体内容'],
])('%s, %s: it is not sent, and stays', async (name, _, content, message) => {
  const { page, params, answers, field, button, call } = forms[name]
  const backend = fakeBackend(answers)
  const screen = await openScreen(page, { params, user, addons })
  await until(() => area(field) !== null)
  await write(field, content)
  await screen.press(button)
  expect(alerts()).toEqual([message])
  expect(area(field)?.value).toBe(content)
  expect(backend.sentTo(call)).toEqual([])
})
