import { act } from 'react'

import { forgetDialect } from '@/api/dialect'
import { Comments } from '@/features/shared/comments'
import { logout } from '@/features/shared/session/logout'
import { course } from '@/goods/kinds/course'
import { useAppConfig } from '@/stores/appConfig'
import { dropDrafts } from '@/stores/drafts'
import { useSession } from '@/stores/session'

import { aMember } from '../../../factories/member'
import { fakeBackend, held, noNetwork, ok, refusal } from '../../../setup/backend'
import { until } from '../../../setup/clock'
import { control, settle } from '../../../setup/learner'
import { openScreen, type ScreenOptions } from '../../../setup/openScreen'
import { shown } from '../../../setup/shown'

const listCall = 'GET /api/v2/course/3/comments'
const postCall = 'POST /api/v2/course/3/comment'
const headList = 'GET /api/v3/comments'
const headPost = 'POST /api/v3/comment/store'

const flat = (...texts: string[]) => ({
  comments: texts.map((render_content, index) => ({
    id: index + 1,
    user_id: 7,
    render_content,
    created_at: null,
    ip_province: '',
  })),
  users: { 7: { id: 7, avatar: '', nick_name: '孤舟听雨' } },
})

const thread = (id: string, content: string, over = {}) => ({
  id,
  content,
  is_check: 1,
  created_at: null,
  user: { avatar: '', nick_name: '阿杰' },
  replies_count: 0,
  replies: [],
  ...over,
})

beforeEach(() => {
  forgetDialect()
})

const open = (props: { canWrite?: boolean; isClosed?: boolean } = {}, over: ScreenOptions = {}) =>
  openScreen(() => <Comments target={course.comments(3)} canWrite {...props} />, { user: aMember(), ...over })

type Screen = Awaited<ReturnType<typeof open>>

/** The sheet's field, which Taro's own element draws a moment after React. */
async function field(): Promise<HTMLTextAreaElement> {
  const find = () => document.querySelector('textarea')
  await until(() => find() !== null)
  const found = find()
  if (!found) throw new Error('There is no field')
  return found
}

async function write(text: string): Promise<void> {
  const element = await field()
  await act(async () => {
    element.value = text
    element.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

test('shows who wrote what, as text', async () => {
  const payload = '<img src=x onerror=alert(1)><script>alert(1)</script>'
  fakeBackend({
    [listCall]: ok({
      ...flat(payload),
      users: { 7: { nick_name: '<b>粗</b>', avatar: 'javascript:alert(1)' } },
    }),
  })
  const screen = await open()
  await screen.see(payload)
  expect(screen.text()).toContain('<b>粗</b>')
  expect(document.querySelector('img[onerror], script')).toBeNull()
})

test('a comment can be selected, which WeChat allows only where that is said', async () => {
  fakeBackend({ [listCall]: ok(flat('群号 12345678')) })
  const screen = await open()
  await screen.see('群号 12345678')
  expect(document.querySelector('.selectable')?.textContent).toBe('群号 12345678')
})

test('200 comments come twenty at a time', async () => {
  fakeBackend({
    [listCall]: ok(flat(...Array.from({ length: 200 }, (_, index) => `第 ${index + 1} 条评论。`))),
  })
  const screen = await open()
  await screen.see('第 20 条评论。')
  expect(screen.text()).not.toContain('第 21 条评论。')
  await screen.press('查看更多评论')
  expect(screen.text()).toContain('第 40 条评论。')
  expect(screen.text()).not.toContain('第 41 条评论。')
})

test('BASE: too short stays in the field, then it is sent and the list is read again', async () => {
  const backend = fakeBackend({ [listCall]: ok(flat()), [postCall]: ok() })
  const screen = await open()
  await screen.see('还没有评论')
  await screen.press('说说你的想法')
  await write('很好')
  await screen.press('发表')
  await screen.see('至少 6 个字')
  expect(backend.sentTo(postCall)).toHaveLength(0)
  await write('讲得非常清楚')
  expect(screen.text()).not.toContain('至少 6 个字')
  backend.reply(listCall, ok(flat('讲得非常清楚')))
  await screen.press('发表')
  await screen.see('孤舟听雨')
  expect(backend.sentTo(postCall)[0]?.body).toEqual({ content: '讲得非常清楚' })
  expect((await field()).value).toBe('')
})

test.each([
  ['the server refuses', refusal('已超出每日评论限制'), '已超出每日评论限制'],
  ['there is no network', noNetwork, '网络不可用'],
])('what was typed stays when %s, also after the tab was left', async (_, reply, words) => {
  fakeBackend({ [listCall]: ok(flat('好课，推荐一下')), [postCall]: reply })
  const first = await open()
  await first.see('好课')
  await first.press('说说你的想法')
  await write('讲得非常清楚')
  await first.press('发表')
  await first.see(words)
  expect((await field()).value).toBe('讲得非常清楚')

  const again = await open()
  await again.see('好课')
  await again.press('说说你的想法')
  expect((await field()).value).toBe('讲得非常清楚')
  await write('')
})

test.each([
  ['', '请输入评论'],
  ['   ', '请输入评论'],
])('%j is not sent', async (text, words) => {
  const backend = fakeBackend({ [listCall]: ok(flat('好课，推荐一下')) })
  const screen = await open()
  await screen.see('好课')
  await screen.press('说说你的想法')
  await write(text)
  await screen.press('发表')
  await screen.see(words)
  expect(backend.sentTo(postCall)).toEqual([])
})

test('two taps send one comment', async () => {
  const answer = held(ok())
  const backend = fakeBackend({ [listCall]: ok(flat('好课，推荐一下')), [postCall]: answer })
  const screen = await open()
  await screen.see('好课')
  await screen.press('说说你的想法')
  await write('讲得非常清楚')
  await act(async () => {
    control('发表').click()
    control('发表').click()
  })
  answer.release()
  await settle()
  expect(backend.sentTo(postCall)).toHaveLength(1)
})

test('what is typed while a comment is being sent stays, and so does the sheet', async () => {
  const answer = held(ok())
  const backend = fakeBackend({ [listCall]: ok(flat('谁写的')), [postCall]: answer })
  const screen = await open()
  await screen.see('谁写的')
  await screen.press('说说你的想法')
  await write('第三课的例子讲得很清楚')
  await screen.press('发表')
  await write('第三课的例子讲得很清楚，第四课呢')
  answer.release()
  await settle()
  await settle()
  expect(backend.sentTo(postCall)).toHaveLength(1)
  expect((await field()).value).toBe('第三课的例子讲得很清楚，第四课呢')
})

test.each([
  ['closed', (screen: Screen) => screen.press('关闭')],
  [
    'given to a reply',
    async (screen: Screen) => {
      await screen.press('关闭')
      await screen.press('回复 阿杰')
    },
  ],
  ['left with its page', async (screen: Screen) => screen.close()],
])('a comment that fails after its sheet was %s says so', async (_, leave) => {
  const answer = held(refusal('评论太频繁'))
  fakeBackend({
    [listCall]: refusal('路由不存在', 404),
    [headList]: ok({ data: [thread('1', '谁写的')], total: 1 }),
    [headPost]: answer,
  })
  const screen = await open()
  await screen.see('谁写的')
  await screen.press('说说你的想法')
  await write('讲得非常清楚')
  await screen.press('发表')
  await leave(screen)
  answer.release()
  await settle(50)
  expect(shown()).toEqual(['评论没有发表：评论太频繁'])
})

test('a comment that fails in its sheet says so there alone', async () => {
  fakeBackend({ [listCall]: ok(flat('谁写的')), [postCall]: refusal('评论太频繁') })
  const screen = await open()
  await screen.press('说说你的想法')
  await write('讲得非常清楚')
  await screen.press('发表')
  await screen.see('评论太频繁')
  expect(shown()).toEqual([])
})

test('HEAD: a comment that was sent late does not close the reply that is being written', async () => {
  const answer = held(ok(thread('new', '迟到的一条评论')))
  fakeBackend({
    [listCall]: refusal('路由不存在', 404),
    [headList]: ok({ data: [thread('1', '谁写的')], total: 1 }),
    [headPost]: answer,
  })
  const screen = await open()
  await screen.see('谁写的')
  await screen.press('说说你的想法')
  await write('迟到的一条评论')
  await screen.press('发表')
  await screen.press('关闭')
  await screen.press('回复 阿杰')
  await write('回复到一半')
  answer.release()
  await settle()
  await settle()
  expect(document.querySelector('.at-float-layout--active')?.textContent).toContain('回复 阿杰')
  expect((await field()).value).toBe('回复到一半')
})

test('HEAD: what others wrote and nobody has let through is neither shown nor counted', async () => {
  const waiting = thread('t2', '', { is_check: 0, user: { avatar: '', nick_name: '阿杰' } })
  fakeBackend({
    [listCall]: refusal('路由不存在', 404),
    [headList]: ok({ data: [waiting, { ...waiting, id: 't3' }], total: 2 }),
  })
  const screen = await open()
  await screen.see('还没有评论')
  expect(screen.text()).not.toMatch(/评论审核中|阿杰/)
  expect(screen.find('查看更多评论')).toBeUndefined()
})

test('HEAD: below waiting ones of others there may be more', async () => {
  const waiting = thread('t2', '', { is_check: 0, user: { avatar: '', nick_name: '阿杰' } })
  fakeBackend({
    [listCall]: refusal('路由不存在', 404),
    [headList]: ok({ data: [waiting], total: 2 }),
    'GET /api/v3/comments/replies': ok({ data: [waiting, thread('t1', '说得好')], total: 2 }),
  })
  const screen = await open()
  await screen.see('查看更多评论')
  expect(screen.text()).not.toContain('还没有评论')
  await screen.press('查看更多评论')
  await screen.see('说得好')
})

test('a long comment is folded, whatever its length, and unfolds', async () => {
  const long = '长'.repeat(9_999) + '末'
  fakeBackend({ [listCall]: ok(flat(long, '短评')) })
  const screen = await open()
  await screen.see('短评')
  expect(screen.text()).not.toContain('末')
  expect(screen.text().match(/长/g)).toHaveLength(160)
  await screen.press('展开')
  expect(screen.text()).toContain(long)
  expect(screen.find('展开')).toBeUndefined()
})

test('BASE: the field counts, and stops before the server would take anything', async () => {
  const backend = fakeBackend({ [listCall]: ok(flat()), [postCall]: ok() })
  const screen = await open()
  await screen.see('还没有评论')
  await screen.press('说说你的想法')
  await write('好'.repeat(501))
  await screen.see('501/500')
  await screen.press('发表')
  await screen.see('最多 500 个字，请删短一些')
  expect(backend.sentTo(postCall)).toEqual([])
  await write('')
})

test("HEAD: one's own comment is there at once and waits", async () => {
  fakeBackend({
    [listCall]: refusal('路由不存在', 404),
    [headList]: ok({ data: [thread('t1', '说得好')], total: 1 }),
    [headPost]: ok(thread('new', '', { is_check: 0, user: { avatar: '', nick_name: '孤舟听雨' } })),
  })
  const screen = await open()
  await screen.see('说得好')
  await screen.press('说说你的想法')
  await write('好')
  await screen.press('发表')
  await screen.see('评论审核中')
  expect(screen.text()).toMatch(/孤舟听雨好.*评论审核中.*阿杰说得好/)
})

test('HEAD: what the server would cut arrives, and its writer sees what others will', async () => {
  const backend = fakeBackend({
    [listCall]: refusal('路由不存在', 404),
    [headList]: ok({ data: [], total: 0 }),
    [headPost]: ok(thread('new', '', { is_check: 0, user: { avatar: '', nick_name: '孤舟听雨' } })),
  })
  const screen = await open()
  await screen.see('还没有评论')
  await screen.press('说说你的想法')
  await write('if (a<b) return <div> & 😀')
  await screen.press('发表')
  await screen.see('if (a＜b) return ＜div> & 😀')
  expect(backend.sentTo(headPost)[0]?.body).toMatchObject({ content: 'if (a＜b) return ＜div> & 😀' })
})

test('BASE: what the server leaves alone goes as it was written', async () => {
  const backend = fakeBackend({ [listCall]: ok(flat()), [postCall]: ok() })
  const screen = await open()
  await screen.see('还没有评论')
  await screen.press('说说你的想法')
  await write('如果 a < b && b < c')
  await screen.press('发表')
  expect(backend.sentTo(postCall)[0]?.body).toEqual({ content: '如果 a < b && b < c' })
})

test('HEAD: rows that say nothing are not shown, and not counted', async () => {
  const replies = [thread('r1', ''), thread('r2', '同感')]
  fakeBackend({
    [listCall]: refusal('路由不存在', 404),
    [headList]: ok({ data: [thread('t1', '说得好', { replies_count: 2, replies }), thread('t2', ' ')], total: 2 }),
  })
  const screen = await open()
  await screen.see('同感')
  expect(screen.text().match(/阿杰/g)).toHaveLength(2)
})

describe('a login that ends in the middle of a comment', () => {
  const begun = async () => {
    fakeBackend({ [listCall]: ok(flat('好课，推荐一下')) })
    const screen = await open()
    await screen.press('说说你的想法')
    await write('写了一半的话')
    useSession.getState().signOut()
    screen.close()
  }
  const comeBack = async (id: number) => {
    useSession.getState().signIn('d.e.f')
    useSession.getState().setUser(aMember({ id }))
    dropDrafts(id)
    const screen = await open({}, { user: aMember({ id }) })
    await screen.see('好课')
    await screen.press('说说你的想法')
    return (await field()).value
  }

  test('leaves the words for the same member', async () => {
    await begun()
    expect(await comeBack(aMember().id)).toBe('写了一半的话')
    await write('')
  })

  test('and for nobody else, who ends them', async () => {
    await begun()
    expect(await comeBack(99)).toBe('')
    useSession.getState().signOut()
    expect(await comeBack(aMember().id)).toBe('')
  })

  test('a logout ends them too', async () => {
    fakeBackend({ [listCall]: ok(flat('好课，推荐一下')), 'POST /api/v2/logout': ok() })
    const screen = await open()
    await screen.press('说说你的想法')
    await write('写了一半的话')
    screen.close()
    logout()
    expect(await comeBack(aMember().id)).toBe('')
  })
})

test('HEAD: whose account is gone is nobody to answer', async () => {
  const replies = [thread('r1', '同感', { user: [] })]
  fakeBackend({
    [listCall]: refusal('路由不存在', 404),
    [headList]: ok({
      data: [thread('t1', '说得好', { user: [], replies_count: 1, replies }), thread('t2', '受教了')],
      total: 2,
    }),
  })
  const screen = await open()
  await screen.see('受教了')
  expect(screen.text()).toMatch(/未知用户说得好.*未知用户同感/)
  expect(screen.find('回复 未知用户')).toBeUndefined()
  expect(screen.find('回复 阿杰')).toBeDefined()
})

test('HEAD: answers a reply; the answer names whom it answers', async () => {
  const replies = [thread('r1', '同感', { user: { avatar: '', nick_name: '小鹿' } })]
  const backend = fakeBackend({
    [listCall]: refusal('路由不存在', 404),
    [headList]: ok({ data: [thread('t1', '说得好', { replies_count: 1, replies })], total: 1 }),
    'GET /api/v3/comments/replies': ok({ data: replies }),
    [headPost]: ok(thread('new', '', { is_check: 0, user: { avatar: '', nick_name: '孤舟听雨' } })),
  })
  const screen = await open()
  await screen.see('同感')
  await screen.press('回复 小鹿')
  await screen.see('回复 小鹿')
  await write('我也是')
  await screen.press('发表')
  await screen.see('我也是')
  expect(backend.sentTo(headPost)[0]?.body).toEqual({
    rt: 1,
    rid: 3,
    content: '我也是',
    parent_id: 't1',
    reply_id: 'r1',
  })
  expect(screen.text()).toMatch(/孤舟听雨 回复 小鹿我也是评论审核中小鹿同感/)
})

test('HEAD: the rest is read when it is asked for, a failure is said and retried', async () => {
  const repliesCall = 'GET /api/v3/comments/replies'
  const backend = fakeBackend({
    [listCall]: refusal('路由不存在', 404),
    [headList]: ok({ data: [thread('t1', '第一条')], total: 2 }),
    [repliesCall]: refusal('参数错误'),
  })
  const screen = await open()
  await screen.see('第一条')
  await screen.press('查看更多评论')
  await screen.see('没有加载出来')
  expect(screen.text()).toContain('第一条')
  backend.reply(repliesCall, ok({ data: [thread('t1', '第一条'), thread('t2', '第二条')] }))
  await screen.press('没有加载出来，点这里重试')
  await screen.see('第二条')
  expect(screen.find('查看更多评论')).toBeUndefined()
})

test.each([
  ['not bought', { canWrite: false }, '购买后可评论'],
  ['the teacher takes none', { isClosed: true }, '这里没有开放评论'],
])('says why nothing can be written: %s', async (_, props, words) => {
  fakeBackend({ [listCall]: ok(flat('好课，推荐一下')) })
  const screen = await open(props)
  await screen.see(words)
  expect(screen.find('说说你的想法')).toBeUndefined()
})

test('no word about buying where selling is forbidden', async () => {
  fakeBackend({ [listCall]: ok(flat('好课，推荐一下')) })
  const screen = await open({ canWrite: false }, { selling: 'hidden' })
  await screen.see('能学习后可评论')
  expect(screen.text()).not.toContain('购买')
})

test('the operator can switch writing off', async () => {
  fakeBackend({ [listCall]: ok(flat('好课，推荐一下')) })
  const screen = await open()
  await screen.see('说说你的想法')
  await act(async () =>
    useAppConfig.getState().setExtraConfig({ balanceName: '余额', coinsPerYuan: 1, isCommentDisabled: true }),
  )
  expect(screen.find('说说你的想法')).toBeUndefined()
  expect(screen.text()).toContain('好课')
})

test('switched off while one writes: the words stay until they are sent or left', async () => {
  fakeBackend({ [listCall]: ok(flat()), [postCall]: refusal('评论已关闭') })
  const screen = await open()
  await screen.see('还没有评论')
  await screen.press('说说你的想法')
  await write('讲得非常清楚')
  await act(async () =>
    useAppConfig.getState().setExtraConfig({ balanceName: '余额', coinsPerYuan: 1, isCommentDisabled: true }),
  )
  expect((await field()).value).toBe('讲得非常清楚')
  await screen.press('发表')
  await screen.see('评论已关闭')
})

test('a failed list has its own face and is retried', async () => {
  const backend = fakeBackend({ [listCall]: refusal('服务暂停') })
  const screen = await open()
  await screen.see('服务暂停')
  backend.reply(listCall, ok(flat('好课，推荐一下')))
  await screen.press('重试')
  await screen.see('好课')
})
