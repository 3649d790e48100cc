import { act } from 'react'

import QaAnswerComments from '@/packageA/qa/answer_comments'
import QaShow from '@/packageA/qa/show'
import { queryClient } from '@/queries/client'
import { qaQueries } from '@/queries/qa'
import { useAppConfig } from '@/stores/appConfig'

import { aMember } from '../../factories/member'
import { answerWire, detailWire } from '../../factories/qa'
import { fakeBackend, held, noNetwork, ok, refusal } from '../../setup/backend'
import { until } from '../../setup/clock'
import { named, settle } from '../../setup/learner'
import { navigation } from '../../setup/navigation'
import { openScreen } from '../../setup/openScreen'
import { shown } from '../../setup/shown'

const root = '/addons/Wenda/api/v1'
const detailCall = `GET ${root}/question/7/detail`
const voteCall = `POST ${root}/vote`
const correctCall = `POST ${root}/question/7/correct`

const open = (params: Record<string, string> = {}, pages?: string[]) =>
  openScreen(QaShow, {
    params: { id: '7', ...params },
    user: aMember({ id: 1 }),
    addons: ['Wenda'],
    ...(pages ? { pages } : {}),
  })

const isPressed = (label: string) => named(label)[0]?.getAttribute('aria-pressed') === 'true'

const two = [answerWire(1), answerWire(2, { is_correct: 1, vote_count: 4, is_vote: 1, reply_count: 3 })]

test('the question, its reward, the adopted answer first, comments and votes counted', async () => {
  const user = { avatar: '', nick_name: '一只学习的猫' }
  fakeBackend({ [detailCall]: ok(detailWire({ credit1: 20, status: 1, user }, two)) })
  const screen = await open()
  await screen.see('全部回答 2')
  expect(screen.text()).toMatch(
    /已解决悬赏 20 积分第一行\n第二行一只学习的猫 · .*同学 2.*此回答已被题主采纳回答 243 回复.*同学 1.*回答 1点赞回复/,
  )
  expect(screen.text()).not.toContain('写回答')
  await screen.press('同学 2 的回答，3 回复')
  expect(navigation.pushed()).toEqual(['/packageA/qa/answer_comments?id=2&question_id=7'])
})

test('crowds of votes and comments are counted in 万', async () => {
  const crowd = answerWire(1, { vote_count: 12_345, reply_count: 23_456 })
  fakeBackend({ [detailCall]: ok(detailWire({}, [crowd])) })
  const screen = await open()
  await screen.see('全部回答 1')
  expect(screen.text()).toContain('回答 11.2 万2.3 万回复')
})

test('what was typed as text is no markup', async () => {
  const typed = '<img src=x onerror=alert(1)><b>粗</b>'
  const hostile = { original_content: typed, render_content: typed, title: typed }
  fakeBackend({ [detailCall]: ok(detailWire(hostile, [answerWire(1, hostile)])) })
  const screen = await open()
  await screen.see('全部回答 1')
  expect(screen.text().split(typed)).toHaveLength(4)
  expect(document.querySelector('b, [onerror]')).toBeNull()
})

test('a typed program keeps its indentation', async () => {
  const typed = 'if x:\n    y()'
  fakeBackend({ [detailCall]: ok(detailWire({ original_content: typed, render_content: typed })) })
  const screen = await open()
  await screen.see('还没有回答')
  expect(screen.text()).toContain('if x:\n\u00a0\u00a0\u00a0\u00a0y()')
})

test('without answers it says so; whoever is not logged in as the asker has no menu', async () => {
  fakeBackend({ [detailCall]: ok(detailWire()) })
  const screen = await open()
  await screen.see('还没有回答')
  expect(named('更多操作')).toEqual([])
  await screen.press('写回答')
  expect(navigation.pushed()).toEqual(['/packageA/qa/reply?id=7'])
})

test('a vote shows at once and stays; a refused one is taken back', async () => {
  const backend = fakeBackend({ [detailCall]: ok(detailWire({}, two)), [voteCall]: ok({ ok: 1 }) })
  const screen = await open()
  await screen.see('全部回答 2')
  await screen.press('同学 1 的回答，0 人点赞')
  await until(() => isPressed('同学 1 的回答，1 人点赞'))
  expect(backend.sentTo(voteCall)).toEqual([])
  await until(() => backend.sentTo(voteCall).length === 1)
  expect(backend.sentTo(voteCall)[0]?.body).toEqual({ id: 1, type: 1 })

  backend.reply(voteCall, refusal('用户不存在'))
  await screen.press('这个问题，3 人点赞')
  await until(() => isPressed('这个问题，4 人点赞'))
  expect(isPressed('这个问题，4 人点赞')).toBe(true)
  await until(() => backend.sentTo(voteCall).length === 2 && !isPressed('这个问题，4 人点赞'))
  expect(named('这个问题，3 人点赞')[0]?.getAttribute('aria-pressed')).toBe('false')
})

test('a vote just before leaving is sent', async () => {
  const backend = fakeBackend({ [detailCall]: ok(detailWire({}, two)), [voteCall]: ok({ ok: 1 }) })
  const screen = await open()
  await screen.see('全部回答 2')
  await screen.press('同学 1 的回答，0 人点赞')
  expect(backend.sentTo(voteCall)).toEqual([])
  screen.close()
  await settle()
  expect(backend.sentTo(voteCall).map(({ body }) => body)).toEqual([{ id: 1, type: 1 }])
})

test('an answer that was asked for before a vote does not undo it on screen', async () => {
  const backend = fakeBackend({ [detailCall]: ok(detailWire({}, two)), [voteCall]: held(ok({ ok: 1 })) })
  const screen = await open()
  await screen.see('全部回答 2')
  const late = held(ok(detailWire({}, two)))
  backend.reply(detailCall, late)
  await act(async () => void queryClient.invalidateQueries())
  await screen.press('同学 1 的回答，0 人点赞')
  await until(() => isPressed('同学 1 的回答，1 人点赞'))
  late.release()
  await settle(100)
  expect(isPressed('同学 1 的回答，1 人点赞')).toBe(true)
})

test.each([
  ['a vote', ['同学 1 的回答，0 人点赞'], ok({ ok: 1 })],
  ['a refused vote', ['同学 1 的回答，0 人点赞'], refusal('用户不存在')],
  ['a vote taken back at once', ['同学 1 的回答，0 人点赞', '同学 1 的回答，1 人点赞'], ok({ ok: 1 })],
])('%s while the question is read anew: what is new in it comes after that', async (_, presses, reply) => {
  const backend = fakeBackend({ [detailCall]: ok(detailWire({}, two)), [voteCall]: reply })
  const screen = await open()
  await screen.see('全部回答 2')
  const late = held(ok(detailWire({}, [...two, answerWire(3)])))
  backend.reply(detailCall, late)
  await act(async () => void queryClient.invalidateQueries())
  for (const press of presses) {
    await screen.press(press)
    await settle()
  }
  late.release()
  await screen.see('全部回答 3')
  expect(backend.sentTo(detailCall)).toHaveLength(3)
})

describe('the asker', () => {
  const mine = (question: object, answers: object[]) => ok(detailWire(question, answers, { is_admin: true }))
  const answers = [answerWire(1), answerWire(2), answerWire(3, { user_id: 1 }), answerWire(4, { user: [] })]

  test('adopts another’s answer after a question; it shows before the server has answered', async () => {
    const reply = held(ok())
    const backend = fakeBackend({ [detailCall]: mine({ credit1: 5 }, answers), [correctCall]: reply })
    const screen = await open()
    await screen.see('全部回答 4')
    expect(named('采纳此回答')).toHaveLength(2)
    await screen.press('采纳此回答：同学 2 的回答')
    const solved = answers.map((answer, index) => (index === 1 ? { ...answer, is_correct: 1 } : answer))
    backend.reply(detailCall, mine({ credit1: 5, status: 1 }, solved))
    await screen.see('悬赏的 5 积分会送给回答者')
    await screen.press('采纳')
    await screen.see('此回答已被题主采纳')
    expect(screen.text()).toMatch(/同学 2.*此回答已被题主采纳.*同学 1/)
    expect(screen.text()).not.toContain('写回答')
    reply.release()
    await until(() => backend.sentTo(detailCall).length === 2)
    expect(backend.sentTo(correctCall)).toMatchObject([{ body: { answer_id: 2 } }])
    expect(screen.text()).toContain('此回答已被题主采纳')
  })

  test('sees a refused adoption taken back, before anything is read anew', async () => {
    const refused = held(refusal('问题已解决'))
    const backend = fakeBackend({ [detailCall]: mine({}, answers), [correctCall]: refused })
    const screen = await open()
    await screen.see('全部回答 4')
    backend.reply(detailCall, held(ok()))
    await screen.press('采纳此回答：同学 1 的回答')
    await screen.see('采纳这个回答？')
    await screen.press('采纳')
    await screen.see('此回答已被题主采纳')
    refused.release()
    await screen.see('写回答')
    expect(screen.text()).not.toContain('此回答已被题主采纳')
  })

  test('edits and deletes while that is possible', async () => {
    const backend = fakeBackend({ [detailCall]: mine({}, []), [`DELETE ${root}/question/7`]: ok() })
    const screen = await open()
    await screen.see('还没有人回答')
    expect(screen.text()).not.toContain('帮帮提问的同学')
    await screen.press('更多操作')
    await screen.press('编辑')
    expect(navigation.pushed()).toEqual(['/packageA/qa/edit?id=7'])
    await screen.press('更多操作')
    await screen.press('删除')
    await screen.see('删除这个问题？')
    await screen.press('确认删除')
    await until(() => navigation.replaced().length > 0)
    expect(backend.sentTo(`DELETE ${root}/question/7`)).toHaveLength(1)
    expect(navigation.replaced()).toContain('/packageA/qa/index')
  })

  test.each(['/packageA/qa/mine', '/packageA/qa/index?scene=unsolved', '/pages/course/video?id=31'])(
    'deleted, it leads back to where the learner was: %s. The points come back, too',
    async (behind) => {
      const memberCall = 'GET /api/v2/member/detail'
      const backend = fakeBackend({
        [detailCall]: mine({}, []),
        [`DELETE ${root}/question/7`]: ok(),
        [memberCall]: ok({ id: 1, nick_name: '林小满', credit1: 54 }),
      })
      const screen = await open({}, [behind, '/packageA/qa/show?id=7'])
      await screen.see('还没有人回答')
      await screen.press('更多操作')
      await screen.press('删除')
      await screen.press('确认删除')
      await until(() => navigation.top() !== '/packageA/qa/show?id=7')
      expect(navigation.stack()).toEqual([behind])
      expect(backend.sentTo(memberCall)).toHaveLength(1)
    },
  )

  test('deleted without an answer, it is gone from the lists; deleting it once more leads back', async () => {
    const call = `DELETE ${root}/question/7`
    const backend = fakeBackend({ [detailCall]: mine({}, []), [call]: noNetwork })
    const screen = await open({}, ['/packageA/qa/mine', '/packageA/qa/show?id=7'])
    const remove = async () => {
      await screen.see('还没有人回答')
      await screen.press('更多操作')
      await screen.press('删除')
      await screen.press('确认删除')
      await settle()
    }
    queryClient.setQueryData(qaQueries.myQuestions().queryKey, { pages: [], pageParams: [] })
    const gone = refusal('问题不存在', 404)
    backend.reply(detailCall, gone)
    await remove()
    expect(queryClient.getQueryState(qaQueries.myQuestions().queryKey)).toMatchObject({ isInvalidated: true })
    expect(navigation.top()).toBe('/packageA/qa/show?id=7')
    backend.reply(call, gone)
    await remove()
    expect(shown()).toContain('已删除')
    expect(navigation.stack()).toEqual(['/packageA/qa/mine'])
  })

  test('one that may not be deleted stays', async () => {
    fakeBackend({ [detailCall]: mine({}, []), [`DELETE ${root}/question/7`]: refusal('已有回答，不能删除') })
    const screen = await open({}, ['/packageA/qa/mine', '/packageA/qa/show?id=7'])
    await screen.see('还没有人回答')
    await screen.press('更多操作')
    await screen.press('删除')
    await screen.press('确认删除')
    await until(() => shown().length > 0)
    expect(shown()).toEqual(['已有回答，不能删除'])
    expect(navigation.top()).toBe('/packageA/qa/show?id=7')
  })
})

test('my own answer can be taken back', async () => {
  const call = `DELETE ${root}/question/answer/3`
  const backend = fakeBackend({ [detailCall]: ok(detailWire({}, [answerWire(3, { user_id: 1 })])), [call]: ok() })
  const screen = await open()
  await screen.see('全部回答 1')
  backend.reply(detailCall, ok(detailWire()))
  await screen.press('删除回答')
  await screen.see('删除这个回答？')
  await screen.press('确认删除')
  await screen.see('还没有回答')
  expect(backend.sentTo(call)).toHaveLength(1)
})

test('whoever asked from a lesson finds the way back; a foreign address is none', async () => {
  fakeBackend({ [detailCall]: ok(detailWire()) })
  const screen = await open({ from: encodeURIComponent('courseVideo?id=31') })
  await screen.see('回到刚才学习的地方')
  await screen.press('回到刚才学习的地方')
  expect(navigation.replaced()).toContain('/pages/course/video?id=31')
  const other = await open({ from: encodeURIComponent('https://evil.example') })
  await other.see('还没有回答')
  expect(other.text()).not.toContain('回到刚才学习的地方')
})

test('500 answers are drawn bit by bit', async () => {
  const many = Array.from({ length: 500 }, (_, index) => answerWire(index + 1))
  fakeBackend({ [detailCall]: ok(detailWire({}, many)) })
  const screen = await open()
  await screen.see('全部回答 500')
  await screen.see('同学 8')
  expect(screen.text()).not.toContain('同学 500')
})

describe('the comments of an answer', () => {
  const call = `GET ${root}/question/answer/1/comments`
  const comment = (id: number, over: object = {}) => ({
    id,
    user_id: id + 50,
    user: { nick_name: `评者 ${id}` },
    render_content: `评论 ${id}`,
    reply_user_id: 0,
    reply_user: [],
    created_at: '2026-01-02 12:00:00',
    ...over,
  })
  const openComments = (params: Record<string, string>) =>
    openScreen(QaAnswerComments, { params, user: aMember(), addons: ['Wenda'] })

  test('stand below it, say whom they answer, and can be answered', async () => {
    const rows = [
      comment(2, { reply_user_id: 51, reply_user: { nick_name: '评者 1' } }),
      comment(1),
      comment(3, { user: [] }),
    ]
    fakeBackend({ [call]: ok({ data: { data: rows, total: 3 } }), [detailCall]: ok(detailWire({}, [answerWire(1)])) })
    const screen = await openComments({ id: '1', question_id: '7' })
    await screen.see('评论 3')
    expect(screen.text()).toMatch(/同学 1.*回答 1.*评者 2回复 评者 1：评论 2.*评者 1评论 1.*未知用户评论 3/)
    await screen.press('回复 评者 2')
    await screen.press('回复 同学 1')
    expect(navigation.pushed()).toEqual([
      `/packageA/qa/answer_comment_reply?id=1&question_id=7&reply_user_id=52&nick_name=${encodeURIComponent('评者 2')}`,
      `/packageA/qa/answer_comment_reply?id=1&question_id=7&nick_name=${encodeURIComponent('同学 1')}`,
    ])
  })

  test('wait for the answer, which would push them down', async () => {
    const detail = held(ok(detailWire({}, [answerWire(1)])))
    fakeBackend({ [call]: ok({ data: { data: [comment(1)], total: 1 } }), [detailCall]: detail })
    const screen = await openComments({ id: '1', question_id: '7' })
    await settle()
    expect(screen.text()).not.toContain('评论 1')
    detail.release()
    await screen.see('评论 1')
  })

  test('none yet', async () => {
    fakeBackend({ [call]: ok({ data: { data: [], total: 0 } }) })
    await (await openComments({ id: '1' })).see('还没有回复')
  })
})

test('where writing is switched off nobody is asked for a reply; those that are there can be read', async () => {
  const setExtra = (isCommentDisabled: boolean) =>
    act(async () => useAppConfig.getState().setExtraConfig({ balanceName: '余额', coinsPerYuan: 1, isCommentDisabled }))
  const answers = [answerWire(1), answerWire(2, { reply_count: 3 })]
  fakeBackend({ [detailCall]: ok(detailWire({}, answers)) })
  const screen = await open()
  await screen.see('全部回答 2')
  expect(named('同学 1 的回答，0 回复')).toHaveLength(1)
  await setExtra(true)
  expect(named('同学 1 的回答，0 回复')).toHaveLength(0)
  expect(named('同学 2 的回答，3 回复')).toHaveLength(1)

  const row = {
    id: 1,
    user_id: 51,
    user: { nick_name: '评者' },
    render_content: '评论',
    created_at: '2026-01-02 12:00:00',
  }
  fakeBackend({
    [detailCall]: ok(detailWire({}, answers)),
    [`GET ${root}/question/answer/2/comments`]: ok({ data: { data: [row], total: 1 } }),
  })
  const comments = await openScreen(QaAnswerComments, {
    params: { id: '2', question_id: '7' },
    user: aMember(),
    addons: ['Wenda'],
  })
  await setExtra(true)
  await comments.see('评者')
  expect(comments.text()).not.toContain('回复 同学')
  expect(named('回复')).toEqual([])
  await setExtra(false)
})
