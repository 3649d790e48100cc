import { act } from 'react'

import QaIndex from '@/packageA/qa/index'
import QaMine from '@/packageA/qa/mine'
import QaShow from '@/packageA/qa/show'

import { aMember } from '../../factories/member'
import { answerWire, detailWire, questionRowWire } from '../../factories/qa'
import { fakeBackend, ok, refusal } from '../../setup/backend'
import { type } from '../../setup/learner'
import { navigation } from '../../setup/navigation'
import { openScreen, type ScreenOptions } from '../../setup/openScreen'

const root = '/addons/Wenda/api/v1'
const listCall = `GET ${root}/questions`
const categories = [
  { id: 1, name: '编程', children: [{ id: 2, name: '前端' }] },
  { id: 3, name: '艺术', children: [] },
]
const answer = (...rows: object[]) => ok({ data: { data: rows, total: rows.length }, categories })

const open = (params: Record<string, string> = {}, over: ScreenOptions = {}) =>
  openScreen(QaIndex, { params, user: aMember(), addons: ['Wenda'], ...over })

test('shows what is asked, what it is worth, whether it is solved; leads to it and to asking', async () => {
  const asker = { avatar: '', nick_name: '一只学习的猫' }
  fakeBackend({
    [listCall]: answer(questionRowWire(1, { credit1: 20, user: asker }), questionRowWire(2, { status: 1, user: null })),
  })
  const screen = await open()
  await screen.see('问题 1')
  expect(screen.text()).toContain(
    '问题 1一只学习的猫 · 2 个回答 · 12 次浏览 · 2026-01-02悬赏 20 积分问题 22 个回答 · 12 次浏览 · 2026-01-02已解决',
  )
  await screen.press('问题 2')
  await screen.press('我要提问')
  expect(navigation.pushed()).toEqual(['/packageA/qa/show?id=2', '/packageA/qa/create'])
})

test('a question tells how it begins, and shows its first picture', async () => {
  const html = `<p>为什么 <b>var</b> 会提升</p>${'<p>再来一段</p>'.repeat(90)}`
  const pictures = ['https://x/1.png', 'https://x/2.png']
  fakeBackend({
    [listCall]: answer(questionRowWire(1, { render_content: html, images_list: pictures }), questionRowWire(2)),
  })
  const screen = await open()
  await screen.see('为什么 var 会提升 再来一段')
  expect(screen.text()).not.toMatch(/(再来一段 ?){20}/)
  expect([...document.querySelectorAll('img')].map(({ src }) => src)).toEqual(['https://x/1.png'])
})

test('category, child, order and words go together; nothing there shows the way back to everything', async () => {
  const backend = fakeBackend({ [listCall]: answer(questionRowWire(1)) })
  const screen = await open()
  await screen.see('问题 1')
  await screen.press('编程')
  await screen.press('前端')
  await screen.press('最新回答')
  await screen.see('问题 1')
  await type('搜索问题标题', ' var ')
  backend.reply(listCall, answer())
  const field = document.querySelector('input')
  await act(
    async () => void field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 13, bubbles: true })),
  )
  await screen.see('没有符合条件的问题')
  backend.reply(listCall, answer(questionRowWire(1)))
  await screen.press('看全部问题')
  await screen.see('问题 1')
  expect(backend.sentTo(listCall).map(({ query: { cid, scene, keywords } }) => [cid, scene, keywords])).toEqual([
    ['0', 'default', undefined],
    ['1', 'default', undefined],
    ['2', 'default', undefined],
    ['2', 'last_answer', undefined],
    ['2', 'last_answer', 'var'],
  ])
})

test('the address may name all of them; nothing there at all; a failure in words', async () => {
  const backend = fakeBackend({ [listCall]: answer() })
  await (await open({ category_id: '1', child: '2', scene: 'solved', keywords: 'a' })).see('没有符合条件的问题')
  expect(backend.sentTo(listCall)[0]?.query).toMatchObject({ cid: '2', scene: 'solved', keywords: 'a' })
  await (await open()).see('还没有人提问')
  backend.reply(listCall, ok('<html>'))
  await (await open()).see('问题没有加载出来')
})

test('a category that does not load leaves the others in place', async () => {
  const backend = fakeBackend({ [listCall]: answer(questionRowWire(1)) })
  const screen = await open()
  await screen.see('问题 1')
  backend.reply(listCall, refusal('系统错误'))
  await screen.press('编程')
  await screen.see('问题没有加载出来')
  expect(screen.text()).toContain('前端')
  backend.reply(listCall, answer(questionRowWire(7)))
  await screen.press('艺术')
  await screen.see('问题 7')
})

test('a visitor logs in first; closed while the add-on is off', async () => {
  const backend = fakeBackend()
  await openScreen(QaIndex, { params: { scene: 'solved' }, addons: ['Wenda'] })
  expect(navigation.replaced()).toContain('/pages/auth/login?redirect=qaIndex%3Fscene%3Dsolved')
  await (await open({}, { addons: [] })).see('这里还没有开放')
  expect(backend.sent).toEqual([])
})

describe('what is mine', () => {
  const mine = (params: Record<string, string> = {}) =>
    openScreen(QaMine, { params, user: aMember(), addons: ['Wenda'] })
  const page = (...rows: object[]) => ok({ data: { data: rows, total: rows.length } })

  test('questions, then answers with the beginning of each', async () => {
    const long = `${'字'.repeat(51)}尾`
    fakeBackend({
      [`GET ${root}/member/questions`]: page(questionRowWire(1), questionRowWire(2, { status: 1 })),
      [`GET ${root}/member/answers`]: page(answerWire(3, { original_content: long, is_correct: 1 })),
    })
    const screen = await mine()
    await screen.see('问题 1')
    expect(screen.text()).toMatch(/问题 1.*未解决.*问题 2.*已解决/)
    await screen.press('我的回答')
    await screen.see('被采纳')
    expect(screen.text()).toContain('字'.repeat(51))
    expect(screen.text()).not.toContain('尾')
    await screen.press('字'.repeat(51))
    expect(navigation.pushed()).toEqual(['/packageA/qa/show?id=7'])
  })

  test('an answer names its question, once that was open on this device', async () => {
    fakeBackend({
      [`GET ${root}/question/7/detail`]: ok(
        detailWire({ title: '递归怎么停' }, [answerWire(3, { user_id: aMember().id })]),
      ),
      [`GET ${root}/member/answers`]: page(answerWire(3, { original_content: '先写边界' })),
    })
    const before = await mine({ tab: 'answers' })
    await before.see('先写边界')
    expect(before.text()).not.toContain('递归怎么停')
    const question = await openScreen(QaShow, { params: { id: '7' }, user: aMember(), addons: ['Wenda'] })
    await question.see('全部回答 1')
    const after = await mine({ tab: 'answers' })
    await after.see('先写边界')
    expect(after.text()).toContain('递归怎么停先写边界')
  })

  test('nothing yet leads to the questions', async () => {
    fakeBackend({ [`GET ${root}/member/answers`]: page() })
    const screen = await mine({ tab: 'answers' })
    await screen.see('还没有回答过问题')
    await screen.press('去看看问题')
    expect(navigation.pushed()).toEqual(['/packageA/qa/index'])
  })
})
