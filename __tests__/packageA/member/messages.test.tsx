import { act } from 'react'

import Messages from '@/packageA/member/messages'
import { queryClient } from '@/queries/client'

import { aMember } from '../../factories/member'
import { fakeBackend, held, noNetwork, ok, refusal } from '../../setup/backend'
import { named, press, settle, showAgain } from '../../setup/learner'
import { navigation } from '../../setup/navigation'
import { openScreen } from '../../setup/openScreen'
import { shown } from '../../setup/shown'

const listCall = 'GET /api/v2/member/messages'
const readCall = (id: string) => `GET /api/v2/member/notificationMarkAsRead/${id}`
const readAllCall = 'GET /api/v2/member/notificationMarkAllAsRead'

const row = (id: string, message: string, readAt: string | null = null) => ({
  id,
  notifiable_id: 7,
  data: { message },
  read_at: readAt,
  created_at: '2024-05-01T02:30:00.000000Z',
})
const list = (...rows: object[]) => ok({ data: rows, total: rows.length })
const fresh = row('a', '你学完了一节课，获得 5 积分')
const freshName = '你学完了一节课，获得 5 积分2024-05-01'
const linked = row('b', '新课上线：/pages/course/show?id=3，详见 https://news.example/a')
const old = row('c', '欢迎来到知途网校', '2024-05-02T02:30:00.000000Z')

beforeEach(() => jest.clearAllMocks())

const backendWith = (replies: Parameters<typeof fakeBackend>[0] = {}) =>
  fakeBackend({ [listCall]: list(fresh, linked, old), ...replies })

const open = async () => {
  const screen = await openScreen(Messages, { user: aMember() })
  await screen.see('欢迎来到知途网校')
  return screen
}

const dots = () => named('未读').length

test('what is unread is marked and counted', async () => {
  backendWith()
  const screen = await open()
  await screen.see('2 条未读')
  expect(dots()).toBe(2)
  expect(screen.text()).toContain('2024-05-01')
})

test('a return at once asks for nothing, and one after a while once', async () => {
  const backend = backendWith()
  const screen = await open()
  await screen.see('2024-05-01')
  await showAgain()
  await settle()
  expect(backend.sentTo(listCall)).toHaveLength(1)
  await queryClient.invalidateQueries({ refetchType: 'none' })
  backend.reply(listCall, list(row('d', '刚到的一条'), fresh, linked, old))
  await showAgain()
  await screen.see('刚到的一条')
  expect(backend.sentTo(listCall)).toHaveLength(2)
})

test('a press reads a message at once; the badge falls before the server answers', async () => {
  const answer = held(ok())
  const backend = backendWith({ [readCall('a')]: answer })
  const screen = await open()
  await screen.see('2 条未读')
  await press(freshName)
  await settle()
  expect(dots()).toBe(1)
  expect(screen.text()).toContain('1 条未读')
  answer.release()
  await settle()
  expect(dots()).toBe(1)
  expect(backend.sentTo(readCall('a'))).toHaveLength(1)
})

test('a message that is read while the list is read anew: what is new comes after that', async () => {
  const backend = backendWith({ [readCall('a')]: ok() })
  const screen = await open()
  const late = held(list(row('d', '刚到的一条'), { ...fresh, read_at: '2024-05-02T02:30:00.000000Z' }, linked, old))
  backend.reply(listCall, late)
  await act(async () => void queryClient.invalidateQueries())
  await press(freshName)
  late.release()
  await screen.see('刚到的一条')
})

test('two messages that are read while the list is read anew: the first answer does not unread the second', async () => {
  const slow = held(ok())
  const backend = backendWith({ [readCall('a')]: ok(), [readCall('c')]: slow })
  backend.reply(listCall, list(fresh, linked, { ...old, read_at: null }))
  const screen = await open()
  expect(dots()).toBe(3)
  const late = held(list())
  backend.reply(listCall, late)
  await act(async () => void queryClient.invalidateQueries())
  backend.reply(listCall, list({ ...fresh, read_at: '2024-05-02T02:30:00.000000Z' }, linked, { ...old, read_at: null }))
  await press('欢迎来到知途网校2024-05-01')
  await press(freshName)
  await settle()
  expect(dots()).toBe(1)
  backend.reply(listCall, list(row('d', '刚到的一条')))
  slow.release()
  await screen.see('刚到的一条')
})

test('what the server did not take is unread again', async () => {
  backendWith({ [readCall('a')]: noNetwork })
  const screen = await open()
  await screen.see('2 条未读')
  await press(freshName)
  await settle()
  expect(dots()).toBe(2)
  expect(screen.text()).toContain('2 条未读')
})

test('all at once', async () => {
  const backend = backendWith({ [readAllCall]: ok() })
  const screen = await open()
  await screen.see('2 条未读')
  await press('全部标为已读')
  await settle()
  expect(dots()).toBe(0)
  expect(screen.text()).not.toMatch(/条未读|全部标为已读/)
  expect(backend.sentTo(readAllCall)).toHaveLength(1)
})

test('all at once, refused: as before, and said', async () => {
  backendWith({ [readAllCall]: refusal('错误') })
  const screen = await open()
  await screen.see('2 条未读')
  await press('全部标为已读')
  await settle()
  expect(dots()).toBe(2)
  expect(screen.text()).toContain('2 条未读')
  expect(shown('error')).toEqual([expect.stringContaining('没有标记成功')])
})

test('more than one page: how many are unread in all is not known', async () => {
  const rows = Array.from({ length: 17 }, (_, index) => row(`more${index}`, `旧消息 ${index}`))
  backendWith({ [listCall]: ok({ data: [fresh, linked, old, ...rows], total: 40 }) })
  const screen = await open()
  await screen.see('有未读消息')
})

test('a link of ours opens at once and reads the message', async () => {
  const backend = backendWith({ [readCall('b')]: ok() })
  await open()
  await press('去「课程详情」')
  expect(navigation.pushed()).toContain('/pages/course/show?id=3')
  expect(backend.sentTo(readCall('b'))).toHaveLength(1)
})

test('another site opens by way of the page that asks first, and nothing asks before', async () => {
  backendWith({ [readCall('b')]: ok() })
  await open()
  await press('打开 news.example')
  await settle()
  expect(navigation.pushed()).toEqual(['/pages/webview/webview?url=https%3A%2F%2Fnews.example%2Fa'])
})

test('texts are text', async () => {
  backendWith({ [listCall]: list(row('x', '<img src=x onerror=alert(1)>'), old) })
  const screen = await open()
  expect(screen.text()).toContain('<img src=x onerror=alert(1)>')
  expect(document.querySelector('img[onerror]')).toBeNull()
})

test('a number or an address in it can be copied, its lines stay lines', async () => {
  backendWith({ [listCall]: list(row('x', '快递单号\nSF1234567890'), old) })
  await open()
  const words = [...document.querySelectorAll('.text > .selectable')].map(({ textContent }) => textContent)
  expect(words).toEqual(['快递单号\nSF1234567890', '欢迎来到知途网校'])
})

test('none yet', async () => {
  backendWith({ [listCall]: list() })
  const screen = await openScreen(Messages, { user: aMember() })
  await screen.see('还没有消息')
  expect(screen.text()).not.toContain('全部标为已读')
})

test('what did not load comes on retry', async () => {
  const backend = backendWith({ [listCall]: refusal('错误') })
  const screen = await openScreen(Messages, { user: aMember() })
  await screen.see('消息没有加载出来')
  backend.reply(listCall, list(old))
  await screen.press('重试')
  await screen.see('欢迎来到知途网校')
})

test('a visitor is asked to log in', async () => {
  const backend = fakeBackend()
  await openScreen(Messages)
  await settle()
  expect([...navigation.pushed(), ...navigation.replaced()]).toEqual(['/pages/auth/login?redirect=messages'])
  expect(backend.sent).toEqual([])
})
