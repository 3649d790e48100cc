import Taro from '@tarojs/taro'
import { act } from 'react'

import { removeSavedFiles } from '@/features/shared/file/saved'
import { beginLogin } from '@/features/account/login/beginLogin'
import { configureHttp, httpContext } from '@/http/client'
import Offline from '@/packageA/member/offline'
import CourseShow from '@/pages/course/show'
import { savedFiles } from '@/platform/savedFiles'
import type { SaveOutcome } from '@/platform/savedFiles/types'
import { savedFileList, savedFileOf, savedFilesMark } from '@/stores/savedFiles'
import { tokenItem, useSession } from '@/stores/session'

import { detailWire } from '../../factories/course'
import { aMember } from '../../factories/member'
import { fakeBackend, held, noNetwork, ok, refusal } from '../../setup/backend'
import { pass } from '../../setup/clock'
import { control, press, settle } from '../../setup/learner'
import { openScreen } from '../../setup/openScreen'
import { shown } from '../../setup/shown'

const courseCall = 'GET /api/v2/course/3'
const attachCall = 'GET /api/v3/course/3/attach/4'
const attach = [{ id: 4, name: '讲义', size: 204_800, extension: 'pdf' }]
const url = 'https://api.x/api/v3/course/attach-download?sign=1'

/** What the device holds, in place of the browser's database. */
const stored = new Set<string>()
const save = jest.spyOn(savedFiles, 'save')
const show = jest.spyOn(savedFiles, 'show')

beforeEach(() => {
  Taro.clearStorageSync()
  tokenItem.set('a.b.c')
  configureHttp({ ...httpContext(), token: tokenItem.get })
  stored.clear()
  save.mockReset().mockImplementation(async (key) => {
    stored.add(key)
    return { bytes: 204_800 }
  })
  show.mockReset().mockImplementation(async (key) => (stored.has(key) ? 'shown' : 'gone'))
  jest.spyOn(savedFiles, 'removeAllBut').mockImplementation(async (keys) => {
    for (const key of stored) if (!keys.includes(key)) stored.delete(key)
  })
})

const backendWith = (replies = {}) =>
  fakeBackend({
    [courseCall]: ok(detailWire({ attach, isBuy: true })),
    [attachCall]: ok({ download_url: url }),
    'GET /api/v2/course/3/comments': ok({ comments: [], users: [] }),
    'GET /api/v2/roles': ok([]),
    'POST /addons/templateOne/api/v1/history/record': ok(null),
    ...replies,
  })

async function openFiles() {
  const screen = await openScreen(CourseShow, { params: { id: '3' }, user: aMember() })
  await screen.see('附件')
  await screen.press('附件1')
  return screen
}

/** A course page whose file has been saved. */
async function saved() {
  const backend = backendWith()
  await openFiles()
  await press('离线保存「讲义」')
  await settle(50)
  return { backend }
}

test('a saved file opens from the device, and nobody is asked for it', async () => {
  const { backend } = await saved()
  expect(shown()).toEqual(['已离线保存，没有网络也能看'])
  expect(save).toHaveBeenCalledWith(
    'course:4',
    expect.objectContaining({ url }),
    expect.any(Function),
    expect.any(Function),
  )
  expect(backend.sentTo(attachCall)).toHaveLength(1)
  backend.reply(attachCall, noNetwork)
  await press('讲义PDF · 200 KB预览')
  await settle(50)
  expect(show).toHaveBeenCalledTimes(1)
  expect(backend.sentTo(attachCall)).toHaveLength(1)
})

test('it stands among what is offline, opens there, and is deleted there: its row can save it again', async () => {
  await saved()
  const list = await openScreen(Offline, { user: aMember() })
  expect(list.text()).toMatch(/讲义《数据结构与算法》 · 200 KB/)
  await press('讲义《数据结构与算法》 · 200 KB')
  expect(show).toHaveBeenCalledWith('course:4', expect.objectContaining({ extension: 'pdf' }), expect.any(Function))
  await press('删除「讲义」')
  await press('删除')
  await settle(50)
  expect([stored.size, savedFileList()]).toEqual([0, []])
  await openFiles()
  expect(control('离线保存「讲义」')).toBeDefined()
})

test('one that cannot be shown there says so', async () => {
  await saved()
  await openScreen(Offline, { user: aMember() })
  stored.clear()
  await press('讲义《数据结构与算法》 · 200 KB')
  await settle(50)
  expect(shown().at(-1)).toBe('没有打开，可能已被浏览器清掉，请有网络时再保存一次')
})

test('its row under the page of 离线内容 knows of what is deleted there', async () => {
  await saved()
  await act(async () => removeSavedFiles('course:4'))
  expect(control('离线保存「讲义」')).toBeDefined()
})

test('it is deleted at its row, after a question', async () => {
  await saved()
  await press('「讲义」已离线保存，点按可以删除')
  await press('删除')
  await settle(50)
  expect([stored.size, savedFileList()]).toEqual([0, []])
  expect(control('离线保存「讲义」')).toBeDefined()
})

test.each<[string, SaveOutcome, string]>([
  ['a full device', 'full', '这台设备存不下了，删掉一些离线内容再试'],
  ['a file that is not stored for another reason', 'failed', '没有存成，稍后再试；现在可以直接打开'],
  ['a storage that lets no script read', 'unreadable', '这个文件只能下载，不能离线保存'],
  ['a file that is gone', { answer: { code: 1, message: '源文件不存在', data: [] } }, '源文件不存在'],
])('%s is said, and nothing counts as saved', async (_, outcome, words) => {
  save.mockResolvedValue(outcome)
  await saved()
  expect(shown()).toEqual([words])
  expect(savedFileList()).toEqual([])
  expect(control('离线保存「讲义」')).toBeDefined()
})

test('a download that breaks is not called a broken server', async () => {
  save.mockRejectedValue(new TypeError('Failed to fetch'))
  await saved()
  expect(shown()).toEqual(['下载没有成功，请检查网络后重试'])
})

test('a refused address is said in the words of the server', async () => {
  backendWith({ [attachCall]: refusal('当前附件不支持下载') })
  await openFiles()
  await press('离线保存「讲义」')
  await settle(50)
  expect(shown()).toEqual(['当前附件不支持下载'])
  expect(save).not.toHaveBeenCalled()
})

test('what the browser has thrown away is fetched again', async () => {
  const { backend } = await saved()
  stored.clear()
  const slow = held(ok({ download_url: url }))
  backend.reply(attachCall, slow)
  await press('讲义PDF · 200 KB预览')
  await settle(50)
  expect(backend.sentTo(attachCall)).toHaveLength(2)
  expect(savedFileList()).toEqual([])
  expect(control('离线保存「讲义」')).toBeDefined()
  slow.release()
})

test('who cannot have the file cannot save it', async () => {
  backendWith({ [courseCall]: ok(detailWire({ attach })) })
  const screen = await openFiles()
  expect(screen.text()).toContain('讲义')
  expect(() => control('离线保存「讲义」')).toThrow()
})

describe('a login that ends by itself', () => {
  async function lapse(): Promise<void> {
    useSession.getState().setUser(aMember())
    await saved()
    useSession.getState().lapse()
    await settle(50)
  }

  test('leaves the files to the same member, and shows them to nobody else meanwhile', async () => {
    await lapse()
    expect([stored.size, savedFileList(), savedFileOf('attach:4')]).toEqual([1, [], undefined])
    useSession.getState().signIn('d.e.f')
    expect(savedFileList()).toEqual([])
    useSession.getState().setUser(aMember())
    await settle(50)
    expect([stored.size, savedFileList()]).toEqual([1, [expect.objectContaining({ name: '讲义' })]])
    const screen = await openScreen(Offline, { user: aMember() })
    expect(screen.text()).toContain('讲义')
  })

  test('takes the files along when another member logs in', async () => {
    await lapse()
    useSession.getState().signIn('d.e.f')
    useSession.getState().setUser(aMember({ id: 99 }))
    await settle(50)
    expect([stored.size, savedFileList()]).toEqual([0, []])
  })

  test('a login whose member cannot be read changes nothing of that', async () => {
    await lapse()
    fakeBackend({ 'GET /api/v2/member/detail': noNetwork })
    const login = expect(beginLogin()('d.e.f')).rejects.toThrow()
    await pass(10_000)
    await login
    useSession.getState().signIn('g.h.i')
    useSession.getState().setUser(aMember())
    expect(savedFileList()).toHaveLength(1)
  })
})

describe('a logout', () => {
  test('takes the files along', async () => {
    await saved()
    useSession.getState().signOut()
    await settle(50)
    expect([stored.size, savedFilesMark.get()]).toEqual([0, null])
  })

  test('while one is being saved leaves nothing', async () => {
    let arrive: (outcome: SaveOutcome) => void = () => undefined
    save.mockImplementation((key) => {
      stored.add(key)
      return new Promise((resolve) => (arrive = resolve))
    })
    await saved()
    useSession.getState().signOut()
    arrive({ bytes: 204_800 })
    await settle(50)
    expect([stored.size, savedFileList()]).toEqual([0, []])
  })
})
