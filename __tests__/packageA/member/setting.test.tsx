import { act } from 'react'
import * as v from 'valibot'

import type { OwnLine } from '@/features/live/room/chat/lines'
import { unsentLines } from '@/features/live/room/unsent'
import { useDialog } from '@/features/shared/dialog'
import { notesOf } from '@/features/shared/notes/store'
import { useTextSize } from '@/features/shared/textSize'
import Setting from '@/packageA/member/setting'
import { serverClock } from '@/lib/serverClock'
import { connection } from '@/platform/connection'
import { storageItem } from '@/platform/storage'
import { appearance } from '@/platform/theme'
import { commentDrafts, draftRecords, noteDrafts, qaDrafts } from '@/stores/drafts'
import { noteSavedFile } from '@/stores/savedFiles'
import { tokenItem, useSession } from '@/stores/session'

import { aMember } from '../../factories/member'
import { held, noNetwork, ok, refusal } from '../../setup/backend'
import { press, settle } from '../../setup/learner'
import { navigation } from '../../setup/navigation'
import { openScreen } from '../../setup/openScreen'
import { shown } from '../../setup/shown'
import { answer, backendWith, question } from './profile/account'

const unsent: OwnLine = {
  key: 'u0',
  text: '写了一半',
  status: 'failed',
  reason: '',
  isUnsure: false,
  afterId: 0,
  sinceMs: 0,
}

const destroyCall = 'POST /api/v3/member/destroy'
const logoutCall = 'POST /api/v2/logout'

beforeEach(() => {
  localStorage.clear()
  jest.restoreAllMocks()
  jest.clearAllMocks()
  useDialog.setState({ open: null })
})

// An open question would hold up the next test's.
afterEach(async () => {
  while (question()) await answer(false)
})

async function openSetting(config = {}) {
  const backend = backendWith({ [logoutCall]: ok() })
  tokenItem.set('a.b.c')
  const screen = await openScreen(Setting, { user: aMember({ nickname: '林小满' }), config })
  await settle()
  return { backend, screen }
}

beforeEach(() => useTextSize.getState().setSize(100))

const isLoggedIn = () => [tokenItem.get() !== null, useSession.getState().isLogin]

test('theme and text size are applied as they are chosen, and shown', async () => {
  const { screen } = await openSetting()
  expect(screen.text()).toMatch(/深浅色跟随系统.*字号标准/)
  await press('深浅色跟随系统')
  await press('深色')
  await press('字号标准')
  await press('特大')
  expect(document.documentElement.getAttribute('data-theme')).toBe('dark')
  expect(document.documentElement.style.fontSize).toBe('162.5%')
  expect(screen.text()).toMatch(/深浅色深色.*字号特大/)
})

test('among the choices the present one is marked', async () => {
  await openSetting()
  const marked = () => Array.from(document.querySelectorAll('[aria-pressed=true]'), ({ textContent }) => textContent)
  await press('深浅色跟随系统')
  expect(marked()).toEqual(['跟随系统'])
  await press('浅色')
  await press('深浅色浅色')
  expect(marked()).toEqual(['浅色'])
})

test('where the theme cannot be chosen it says who decides, and what has the text size', async () => {
  jest.replaceProperty(appearance, 'isChoosable', false)
  const { screen } = await openSetting()
  expect(screen.text()).toContain('小程序的深浅色由手机系统设置决定')
  await press('字号用于文章和题目标准')
  await press('大')
  expect(screen.text()).toContain('字号用于文章和题目大')
})

test('the agreements that there are open, the others are not named', async () => {
  const openTab = jest.spyOn(window, 'open').mockReturnValue({ opener: window } as Window)
  const { screen } = await openSetting()
  expect(screen.text()).toContain('会员协议')
  expect(screen.text()).not.toContain('购买协议')
  expect(screen.text()).not.toContain('关于我们')
  expect(screen.text()).toContain('版本1.0.7')
  await press('隐私政策')
  expect(openTab).toHaveBeenCalledWith('https://api.example.com/user/private_protocol', '_blank')
})

test('the cache is cleared after a question, and the login stays', async () => {
  localStorage.setItem('own:search_history', JSON.stringify({ data: ['长'.repeat(2_000)] }))
  const { screen } = await openSetting()
  expect(screen.text()).toContain('2 KB')
  const row = '清除缓存登录、学习进度、离线内容和没提交的内容都会保留2 KB'
  await press(row)
  await press(row)
  await answer(true)
  expect(question()).toBeNull()
  expect(screen.text()).toContain('没有缓存')
  expect(localStorage.getItem('own:search_history')).toBeNull()
  expect(shown()).toEqual(['缓存已清除'])
  expect(isLoggedIn()).toEqual([true, true])
})

test.each([
  [
    'a question, an answer or a comment of one',
    () => qaDrafts.set('reply:7', { title: '', categoryId: 0, text: '写了一半', reward: '', images: [] }),
  ],
  ['a comment of a course', () => commentDrafts.set('course:3', '写了一半')],
  ['a note', () => noteDrafts.set('lesson:101', { text: '写了一半', sec: 12 })],
  ['a line of a live room', () => draftRecords('liveDraft', v.string()).set(12, '写了一半')],
  ['an unsent line of a live room', () => unsentLines.store(12, [unsent])],
])('logging out with a draft of %s says that it would be lost', async (_, write) => {
  const { screen } = await openSetting()
  write()
  await press('退出登录')
  await screen.see('还没有提交，退出登录后会丢失')
  await answer(false)
  expect(isLoggedIn()).toEqual([true, true])
})

test.each([
  ['with', true],
  ['without', false],
])('logging out %s offline content: says what is deleted', async (_, isStored) => {
  await openSetting()
  if (isStored) noteSavedFile({ key: 'attach:4', name: '讲义', extension: 'pdf', of: '算法', bytes: 1 })
  await press('退出登录')
  const words = isStored
    ? '学习进度都已保存，下次登录接着学。离线内容会从这台设备删除。'
    : '学习进度都已保存，下次登录接着学'
  expect(question()?.text).toBe(words)
})

test.each([
  ['examAnswer:7:paper-7-3', '还没上传'],
  ['practised:7:5', '还没上传'],
  ['place:7:40', '还没上传'],
  // Nobody knows yet whose it is, so it is deleted.
  ['own:place:40', '有学习进度还没上传，退出登录后会丢失'],
  // Another member's does not go out now either.
  ['examAnswer:2:paper-7-3', '学习进度都已保存'],
])('logging out while %s waits on this device says: %s', async (key, words) => {
  await openSetting()
  storageItem<object>(key, () => null).set({ atMs: 1 })
  await press('退出登录')
  expect(question()?.text).toContain(words)
})

test('logging out leads to the public page first', async () => {
  await openSetting()
  await press('退出登录')
  expect(isLoggedIn()).toEqual([true, true])
  await answer(true)
  expect(navigation.restarted()).toContain('/pages/member/index')
  expect(isLoggedIn()).toEqual([false, false])
})

test('the account’s page is one tap away', async () => {
  await openSetting()
  await press('账号资料')
  expect(navigation.pushed()).toContain('/packageA/member/profile/index')
})

describe('deleting the account', () => {
  const now = new Date('2024-05-01T10:00:00+08:00')
  beforeEach(() => void jest.spyOn(serverClock, 'now').mockReturnValue(now.getTime()))

  const waiting = { hasDeletionGrace: true }

  test('explains with the date, asks twice, logs out and says how to come back', async () => {
    const { backend } = await openSetting(waiting)
    backend.reply(destroyCall, ok())
    await press('注销账号')
    expect(question()?.text).toMatch(/7 天后（2024-05-08）.*重新登录，就会撤回/)
    await answer(true)
    expect(question()?.title).toBe('确定注销「林小满」')
    expect(backend.sentTo(destroyCall)).toEqual([])
    await answer(true)
    expect(backend.sentTo(destroyCall)).toHaveLength(1)
    expect(isLoggedIn()).toEqual([false, false])
    expect(navigation.restarted()).toContain('/pages/member/index')
    expect(question()?.text).toContain('2024-05-08')
    await answer(true)
  })

  test.each([true, false])('names the notes that go with it: %s', async (hasNotes) => {
    const place = { courseId: 3, courseTitle: '算法', lessonId: 101, lessonTitle: '第 1 课', sec: 12 }
    notesOf(hasNotes ? aMember().id : 99).add(place, '要点')
    const { screen } = await openSetting(waiting)
    await screen.press('注销账号')
    expect(question()?.text?.match(/\d+ 条笔记|false/g) ?? []).toEqual(hasNotes ? ['1 条笔记'] : [])
  })

  test('promises no week where the server deletes at its next job', async () => {
    const { backend } = await openSetting()
    backend.reply(destroyCall, ok())
    await press('注销账号')
    expect(question()?.text).toContain('提交后很快删除，不能撤回')
    expect(question()?.text).not.toContain('7 天')
    await answer(true)
    await answer(true)
    expect(question()?.text).toBe('账号很快就会删除，不能撤回。')
    await answer(true)
  })

  test.each([
    ['at once', [false]],
    ['the second time', [true, false]],
  ])('who says no %s keeps everything', async (_, answers) => {
    const { backend } = await openSetting()
    await press('注销账号')
    for (const isConfirmed of answers) await answer(isConfirmed)
    expect(question()).toBeNull()
    expect(backend.sentTo(destroyCall)).toEqual([])
    expect(isLoggedIn()).toEqual([true, true])
  })

  test('two taps ask once', async () => {
    const reply = held(ok())
    const { backend } = await openSetting()
    backend.reply(destroyCall, reply)
    await press('注销账号')
    await press('注销账号')
    await answer(true)
    await answer(true)
    await press('注销账号')
    expect(question()).toBeNull()
    reply.release()
    await settle()
    expect(backend.sentTo(destroyCall)).toHaveLength(1)
    await answer(true)
  })

  test.each([
    ['with its date', waiting, '账号将在 7 天内删除'],
    ['without one', {}, '账号很快就会删除，不能撤回'],
  ])('an open request, whose answer was lost, counts as done: %s', async (_, config, words) => {
    const { backend } = await openSetting(config)
    backend.reply(destroyCall, refusal('用户已申请注销'))
    await press('注销账号')
    await answer(true)
    await answer(true)
    expect(isLoggedIn()).toEqual([false, false])
    expect(question()?.text).toContain(words)
  })

  /** Answers of the server, one after the other; the last one stays. */
  const inTurn = (...replies: (() => Response | Promise<Response>)[]) => {
    let count = 0
    return () => (replies[Math.min(count++, replies.length - 1)] ?? noNetwork)()
  }

  test.each([
    ['has arrived', refusal('用户已申请注销'), '账号将在 7 天内删除'],
    ['has not arrived', ok(), '账号将在 2024-05-08 删除'],
  ])('a lost answer is asked for at once: the request %s', async (_, second, words) => {
    const { backend } = await openSetting(waiting)
    backend.reply(destroyCall, inTurn(noNetwork, second))
    await press('注销账号')
    await answer(true)
    await answer(true)
    expect(backend.sentTo(destroyCall)).toHaveLength(2)
    expect(isLoggedIn()).toEqual([false, false])
    expect(question()?.text).toContain(words)
    await answer(true)
  })

  test.each([
    ['where the server waits', waiting, '如果已经提交，账号将在 7 天内删除，重新登录一次就会撤回'],
    ['where it does not', {}, '如果已经提交，账号很快就会删除，不能撤回'],
  ])('when both answers are lost it says what may be, %s', async (_, config, words) => {
    const { backend } = await openSetting(config)
    backend.reply(destroyCall, noNetwork)
    await press('注销账号')
    await answer(true)
    await answer(true)
    expect(question()?.text).toContain(words)
    expect(isLoggedIn()).toEqual([true, true])
    await answer(true)
  })

  test('a second request that the crowd keeps out takes nothing back: the first may have arrived', async () => {
    const { backend } = await openSetting(waiting)
    backend.reply(
      destroyCall,
      inTurn(noNetwork, () => new Response('', { status: 429 })),
    )
    await press('注销账号')
    await answer(true)
    await answer(true)
    expect(question()?.text).toContain('如果已经提交，账号将在 7 天内删除')
    await answer(true)
  })

  test.each([
    ['is lost', noNetwork],
    ['comes', ok()],
  ])('the answer %s after another member has logged in: their account and login stay', async (_, reply) => {
    const first = held(reply)
    const { backend } = await openSetting(waiting)
    backend.reply(destroyCall, inTurn(first, ok()))
    await press('注销账号')
    await answer(true)
    await answer(true)
    await press('退出登录')
    await answer(true)
    act(() => useSession.getState().signIn('other'))
    first.release()
    await settle()
    expect(backend.sentTo(destroyCall)).toHaveLength(1)
    expect(tokenItem.get()).toBe('other')
    expect(question()).toBeNull()
  })

  test('nothing is asked of who has left before the member was read', async () => {
    const reading = held(ok({ id: 7, nick_name: '林小满' }))
    const { backend, screen } = await openSetting(waiting)
    act(() => useSession.setState({ user: null }))
    backend.reply('GET /api/v2/member/detail', reading)
    await press('注销账号')
    screen.close()
    reading.release()
    await settle()
    expect(question()).toBeNull()
  })

  test('a member who could not be read at the start is read first', async () => {
    const { backend } = await openSetting(waiting)
    act(() => useSession.setState({ user: null }))
    backend.reply('GET /api/v2/member/detail', ok({ id: 7, nick_name: '林小满' }))
    await press('注销账号')
    await settle()
    expect(question()?.text).toContain('7 天后')
    await answer(false)
  })

  test.each([
    ['the server refuses', refusal('账号有未完成的订单'), true, '账号有未完成的订单'],
    ['there is no network', noNetwork, false, '网络不可用，请检查网络后重试'],
  ])('when %s the learner stays, and hears why', async (_, reply, isOnline, words) => {
    jest.spyOn(connection, 'isOnline').mockReturnValue(isOnline)
    const { backend } = await openSetting()
    backend.reply(destroyCall, reply)
    await press('注销账号')
    await answer(true)
    await answer(true)
    expect(shown()).toEqual([words])
    expect(isLoggedIn()).toEqual([true, true])
  })
})

test('other apps of the operator are shown where there are any', async () => {
  const backend = backendWith({
    [logoutCall]: ok(),
    'GET /api/v9/other/recommend-app': ok([
      { id: 1, name: '题海', icon: '', desc: '每天一套题', url: 'https://app.example.com' },
      { id: 2, name: '没有网址的', icon: '', desc: '', url: '' },
    ]),
  })
  const screen = await openScreen(Setting, { user: aMember() })
  await settle()
  expect(backend.sentTo('GET /api/v9/other/recommend-app')).toHaveLength(1)
  expect(screen.text()).toContain('推荐应用')
  await press('题海每天一套题')
  expect(navigation.top()).toContain('/pages/webview/webview?url=https%3A%2F%2Fapp.example.com')
})

test('and nothing is said of them where the server knows of none', async () => {
  backendWith({ [logoutCall]: ok(), 'GET /api/v9/other/recommend-app': refusal('路由不存在', 404) })
  const screen = await openScreen(Setting, { user: aMember() })
  await settle()
  expect(screen.text()).not.toContain('推荐应用')
})
