// First: the budget of calls takes the clock that it finds.
import { pass } from '../../../setup/clock'

import { safeExecute } from '@tarojs/runtime'
import Taro from '@tarojs/taro'
import { act } from 'react'

import { Snapshot } from '@/features/shared/snapshot'
import { storeConsent } from '@/features/shared/snapshot/consent'
import { logout } from '@/features/shared/session/logout'
import BookRead from '@/packageA/book/read'
import { pictures } from '@/platform/upload'
import type { PickedPicture } from '@/platform/upload/types'
import { viewport } from '@/platform/viewport'
import { useSession } from '@/stores/session'

import { readingWire } from '../../../factories/book'
import { aMember } from '../../../factories/member'
import { fakeBackend, noNetwork, ok, refusal } from '../../../setup/backend'
import { FakeCamera, fakeDrawing } from '../../../setup/camera'
import { press, settle, showAgain } from '../../../setup/learner'
import { openScreen, type ScreenOptions } from '../../../setup/openScreen'
import { shown } from '../../../setup/shown'
import { fakeUpload } from '../../../setup/upload'

const root = '/addons/Snapshot/api/v1'
const configCall = `GET ${root}/config`
const countCall = `GET ${root}/resource/query`
const imagesCall = `GET ${root}/resource/images`
const book = { resource_type: 'book', resource_id: '3' }
const sent = '{"code":0,"message":"","data":[]}'

const rules = (more: object = {}) =>
  ok({ status: { vod: 1, live: 1, book: 1, paper: 0, practice: 0 }, cycle_time: 60, rate: 100, max_times: 2, ...more })

/** So many photographs, the newest first. */
const images = (...ids: number[]) =>
  ok({ data: ids.map((id) => ({ id, thumb: `https://cdn.x/${id}.jpg`, created_at: '2026-01-02 10:00:00' })) })

let camera: FakeCamera
let upload: ReturnType<typeof fakeUpload>

function backendWith(more: Parameters<typeof fakeBackend>[0] = {}) {
  return fakeBackend({
    'GET /addons/MeeduBooks/api/v1/book/101/read': ok(readingWire()),
    'GET /addons/MeeduBooks/api/v2/book/article/101/comments': ok({ data: { data: [], total: 0 }, users: [] }),
    'GET /addons/MeeduBooks/api/v1/book/3': refusal('错误'),
    'GET /api/v2/roles': ok([]),
    [configCall]: rules(),
    [countCall]: ok({ count: 0 }),
    [imagesCall]: images(),
    ...more,
  })
}

const open = async (addons: ScreenOptions['addons'] = ['MeeduBooks', 'Snapshot'], user = aMember()) => {
  const screen = await openScreen(BookRead, { params: { id: '101' }, user, addons })
  await screen.see('第 8 段')
  await settle()
  return screen
}

/** In the layer on top, whatever has the same name below it. */
const pressOnTop = (name: string) =>
  act(async () => {
    const buttons = [...document.querySelectorAll<HTMLElement>('[role=dialog] [role=button]')]
    buttons
      .filter(({ textContent }) => textContent === name)
      .at(-1)
      ?.click()
  })

/** Somebody who has agreed before. */
const openAgreed = async () => {
  storeConsent(7, 'book-3', { hasAgreed: true, isMinimised: false })
  return open()
}

const status = () => document.querySelector('[aria-label=学习拍照] [role=status]')?.textContent

const hide = (state: 'hidden' | 'visible') =>
  act(async () => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: state })
    document.dispatchEvent(new Event('visibilitychange'))
  })

beforeEach(async () => {
  await pass(60_000)
  Taro.clearStorageSync()
  camera = new FakeCamera()
  fakeDrawing()
  upload = fakeUpload()
  jest.spyOn(Math, 'random').mockReturnValue(0.5)
  Object.assign(viewport, { countAbove: async () => 0, bring: async () => true })
})
afterEach(async () => {
  await hide('visible')
  jest.restoreAllMocks()
})

describe('where nobody is photographed', () => {
  test('without the add-on nothing is asked of the server', async () => {
    const backend = backendWith()
    const screen = await open(['MeeduBooks'])
    expect(screen.text()).not.toContain('学习拍照')
    expect(backend.sent.filter(({ call }) => call.includes('Snapshot'))).toEqual([])
  })

  test.each([
    ['this sort of thing is off', rules({ status: { vod: 1, book: 0 } })],
    ['the rules do not come', noNetwork],
    ['the rules do not read', ok('off')],
  ])('%s: there is no camera, and reading goes on', async (_, reply) => {
    const backend = backendWith({ [configCall]: reply })
    const screen = await open()
    await pass(10_000)
    expect(screen.text()).not.toContain('学习拍照')
    expect([camera.tracks.length, backend.sentTo(countCall).length]).toEqual([0, 0])
  })

  test('a visitor of a trial article', async () => {
    const backend = backendWith()
    const screen = await openScreen(BookRead, {
      params: { id: '101' },
      addons: ['MeeduBooks', 'Snapshot'],
    })
    await pass(1_000)
    expect(screen.text()).not.toContain('学习拍照')
    expect(backend.sentTo(configCall)).toEqual([])
  })
})

describe('consent', () => {
  test('comes before the camera, and says what, when, who and how', async () => {
    backendWith()
    const screen = await open()
    for (const words of ['拍什么', '什么时候', '最多 2 张', '谁能看到', '怎样删除', '不同意也可以照常学习']) {
      expect(screen.text()).toContain(words)
    }
    await pass(120_000)
    expect(camera.tracks).toHaveLength(0)
  })

  test('given: the camera opens, and the next visit does not ask', async () => {
    backendWith()
    await open()
    await press('同意并开启摄像头')
    await settle()
    expect(camera.running).toBe(1)
    const again = await open()
    expect(camera.running).toBe(1)
    expect(again.text()).not.toContain('拍什么')
  })

  test('put off: no camera; the icon asks again; another member is asked for themselves', async () => {
    backendWith()
    await open()
    await press('暂不')
    await pass(120_000)
    expect(camera.tracks).toHaveLength(0)
    const again = await open()
    expect(again.text()).not.toContain('拍什么')
    await press('学习拍照，摄像头未开启')
    expect(again.text()).toContain('拍什么')
    const other = await open(undefined, aMember({ id: 8 }))
    expect(other.text()).toContain('拍什么')
  })

  test('is given for one thing: another asks again', async () => {
    backendWith()
    storeConsent(7, 'book-4', { hasAgreed: true, isMinimised: false })
    const screen = await open()
    expect(screen.text()).toContain('拍什么')
    expect(camera.tracks).toHaveLength(0)
  })

  test.each([
    ['before an answer', undefined],
    ['after 暂不, or after it was taken back', { hasAgreed: false, isMinimised: true }],
  ])('what was taken before can be seen and deleted without it: %s', async (_, consent) => {
    backendWith({ [imagesCall]: images(5) })
    if (consent) storeConsent(7, 'book-3', consent)
    const screen = await open()
    if (consent) await press('学习拍照，摄像头未开启')
    await press('学习照片管理')
    await screen.see('照片管理')
    await settle()
    await press('第 1 张，2026-01-02 10:00')
    expect(screen.find('删除这张照片')).toBeDefined()
    expect(camera.tracks).toHaveLength(0)
  })

  test('taken back: the camera is off at once and stays off, and what is on its way is given up', async () => {
    backendWith()
    const screen = await openAgreed()
    expect(camera.running).toBe(1)
    await pass(61_000)
    expect(upload.sent).toHaveLength(1)
    await press('撤回同意')
    await screen.see('撤回同意，不再拍照？')
    await screen.press('继续拍照')
    expect(camera.running).toBe(1)
    await press('撤回同意')
    await screen.see('撤回同意，不再拍照？')
    await pressOnTop('撤回同意')
    await settle()
    expect([camera.running, upload.abort.mock.calls.length]).toEqual([0, 1])
    await pass(600_000)
    expect(upload.sent).toHaveLength(1)
    await open()
    expect(camera.running).toBe(0)
  })
})

describe('over a list on a low screen', () => {
  const openBeside = async () => {
    const screen = await openScreen(() => <Snapshot resource={{ type: 'live', id: 3 }} placement='here' />, {
      user: aMember(),
      addons: ['Snapshot'],
    })
    await settle()
    return screen
  }
  const toggle = (name: string) => document.querySelector(`[aria-label="${name}"][aria-expanded]`)
  beforeEach(() => {
    backendWith()
    storeConsent(7, 'live-3', { hasAgreed: true, isMinimised: false })
  })

  test('it begins as the icon on each visit, with the camera on, and opens as long as one wants it', async () => {
    jest.spyOn(viewport, 'isLow').mockReturnValue(true)
    for (let visit = 1; visit <= 2; visit++) {
      await openBeside()
      expect([camera.running, toggle('学习拍照，摄像头已开启')?.getAttribute('aria-expanded')]).toEqual([1, 'false'])
      await press('学习拍照，摄像头已开启')
      expect(document.querySelector('[aria-expanded=true]')?.textContent).toBe('最小化窗口')
    }
  })

  test('where there is room it is as it was left', async () => {
    await openBeside()
    expect(toggle('学习拍照，摄像头已开启')).toBeNull()
  })
})

describe('photographs', () => {
  test('are drawn at the end of a cycle, sent with the thing and its second, and counted', async () => {
    const backend = backendWith()
    const screen = await openAgreed()
    await screen.see('已拍 0/2 张')
    await pass(59_000)
    expect(upload.sent).toHaveLength(0)
    backend.reply(countCall, ok({ count: 1 }))
    await pass(2_000)
    expect(upload.sent).toMatchObject([{ url: `${root}/upload/image`, formData: { ...book } }])
    const { duration } = upload.sent[0]?.formData ?? {}
    expect(Number(duration)).toBeGreaterThanOrEqual(60)
    expect(Number(duration)).toBeLessThan(70)
    upload.end(sent)
    await settle()
    await screen.see('已拍 1/2 张')
  })

  test('are left alone by an unlucky draw', async () => {
    backendWith({ [configCall]: rules({ rate: 49 }) })
    await openAgreed()
    await pass(600_000)
    expect(upload.sent).toHaveLength(0)
  })

  test('of one thing are so many: then the camera is off, until one is deleted', async () => {
    const backend = backendWith({ [countCall]: ok({ count: 2 }), [imagesCall]: images(5, 4) })
    const screen = await openAgreed()
    expect(status()).toBe('已经拍够了，摄像头已关闭')
    expect(camera.running).toBe(0)
    await press('学习照片管理')
    await screen.see('照片管理')
    await settle()
    await press('第 2 张，2026-01-02 10:00')
    await press('删除这张照片')
    await screen.see('删除这张学习照片？')
    backend.reply(`DELETE ${root}/resource/image/4`, ok())
    backend.reply(countCall, ok({ count: 1 }))
    backend.reply(imagesCall, images(5))
    await press('删除')
    await settle()
    expect(shown()).toEqual(['删除成功'])
    expect(backend.sentTo(`DELETE ${root}/resource/image/4`)).toHaveLength(1)
    expect(document.querySelectorAll('[aria-label^="第 2 张"]')).toHaveLength(0)
    expect(camera.running).toBe(1)
  })

  test('that do not arrive are sent again a few times, then the next draw comes; no word stands in the way', async () => {
    backendWith()
    const screen = await openAgreed()
    await pass(60_000)
    for (const waitMs of [3_000, 10_000, 30_000]) {
      upload.fail()
      await pass(waitMs + 200)
    }
    expect(upload.sent).toHaveLength(4)
    upload.fail()
    await settle()
    expect(status()).toBe('上一张没有传上去，会再拍')
    await pass(60_000)
    expect(upload.sent).toHaveLength(5)
    upload.end(sent)
    await settle()
    expect(status()).toBe('')
    expect(shown()).toEqual([])
    expect(screen.text()).toContain('第 8 段')
  })

  test('are taken one at a time: while one is on its way no other is', async () => {
    const backend = backendWith()
    const screen = await openAgreed()
    await pass(61_000)
    expect(upload.sent).toHaveLength(1)
    await pass(180_000)
    expect(upload.sent).toHaveLength(1)
    backend.reply(countCall, ok({ count: 1 }))
    upload.end(sent)
    await settle()
    await screen.see('已拍 1/2 张')
    await pass(61_000)
    expect(upload.sent).toHaveLength(2)
  })

  test('that the server refuses are not sent again', async () => {
    const backend = backendWith()
    await openAgreed()
    await pass(60_000)
    backend.reply(countCall, ok({ count: 2 }))
    upload.end('{"code":1,"message":"最多上传2张学习照片","data":[]}')
    await pass(30_000)
    expect(upload.sent).toHaveLength(1)
    expect(status()).toBe('已经拍够了，摄像头已关闭')
  })
})

describe('the camera', () => {
  test.each([
    ['refused', () => (camera.isRefused = true)],
    ['missing', () => Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: undefined })],
  ])('%s: it is said, and reading goes on', async (_, lack) => {
    backendWith()
    lack()
    const screen = await openAgreed()
    expect(status()).toBe('摄像头未捕捉到画面')
    await pass(300_000)
    expect(upload.sent).toHaveLength(0)
    expect(screen.text()).toContain('第 8 段')
  })

  test('taken away is said, and opened again on demand', async () => {
    backendWith()
    await openAgreed()
    await act(async () => camera.lose())
    expect(status()).toBe('摄像头未捕捉到画面')
    await press('重新开启')
    await settle()
    expect(status()).toBe('')
    expect([camera.tracks.length, camera.running]).toEqual([2, 1])
  })

  test('is off behind another app and another page, draws nothing there, and comes back', async () => {
    backendWith()
    await openAgreed()
    await hide('hidden')
    expect(camera.running).toBe(0)
    await pass(600_000)
    expect(upload.sent).toHaveLength(0)
    await hide('visible')
    await settle()
    expect(camera.running).toBe(1)

    await act(async () => void safeExecute('taro-app', 'onHide'))
    expect(camera.running).toBe(0)
    await showAgain()
    await settle()
    expect(camera.running).toBe(1)
    await pass(61_000)
    expect(upload.sent).toHaveLength(1)
  })

  test('is off when the page is left, and what is on its way is given up', async () => {
    backendWith()
    const screen = await openAgreed()
    await pass(60_000)
    await act(async () => screen.close())
    expect(camera.running).toBe(0)
    expect(upload.abort).toHaveBeenCalledTimes(1)
    await pass(600_000)
    expect(upload.sent).toHaveLength(1)
  })

  test('is off at the logout', async () => {
    backendWith({ 'POST /api/v2/logout': ok() })
    storeConsent(7, 'book-3', { hasAgreed: true, isMinimised: false })
    // A page that does not close by itself.
    const Page = () => <Snapshot resource={{ type: 'book', id: 3 }} />
    await openScreen(Page, { user: aMember(), addons: ['Snapshot'] })
    await settle()
    expect(camera.running).toBe(1)
    await act(async () => logout())
    await settle()
    expect(camera.running).toBe(0)
    await pass(600_000)
    expect(upload.sent).toHaveLength(0)
  })

  test('goes on while the window is an icon, and the next visit finds it so', async () => {
    backendWith()
    await openAgreed()
    await press('最小化窗口')
    expect([camera.tracks.length, camera.running]).toEqual([1, 1])
    await pass(60_000)
    expect(upload.sent).toHaveLength(1)
    await open()
    await press('学习拍照，摄像头已开启')
    await press('最小化窗口')
  })
})

describe('photographs of one’s own', () => {
  const picked = (name: string, isPicture = true): PickedPicture =>
    isPicture
      ? { name, picture: { path: `blob:${name}`, release: () => undefined } }
      : { name, picture: null, refusal: 'type' }

  test('are sent one by one, and each is told what became of it', async () => {
    backendWith()
    const screen = await openAgreed()
    jest.spyOn(pictures, 'pickSeveral').mockResolvedValue([picked('甲.jpg'), picked('乙.txt', false), picked('丙.png')])
    await press('学习照片管理')
    await screen.see('还没有学习照片')
    await press('手动上传学习照片')
    await settle()
    upload.end(sent)
    await screen.see('甲.jpg上传成功')
    expect(screen.text()).toContain('乙.txt不是图片文件')
    upload.end('{"code":1,"message":"文件不能超过2M","data":[]}')
    await screen.see('丙.png上传失败：文件不能超过2M')
    expect(upload.sent.map(({ filePath }) => filePath)).toEqual(['blob:甲.jpg', 'blob:丙.png'])
    await pressOnTop('返回')
  })

  test('that have not left yet stay with who chose them when the login ends', async () => {
    backendWith()
    const screen = await openAgreed()
    const release = jest.fn()
    const mine = (name: string) => ({ name, picture: { path: `blob:${name}`, release } })
    jest.spyOn(pictures, 'pickSeveral').mockResolvedValue([mine('甲.jpg'), mine('乙.jpg')])
    await press('学习照片管理')
    await screen.see('还没有学习照片')
    await press('手动上传学习照片')
    await settle()
    act(() => useSession.getState().signIn('b.b.b'))
    upload.end(sent)
    await settle()
    expect(upload.sent.map(({ filePath }) => filePath)).toEqual(['blob:甲.jpg'])
    expect(release).toHaveBeenCalledTimes(2)
  })

  test('a browser that never says "nothing chosen" lets choose again', async () => {
    backendWith()
    const screen = await openAgreed()
    const pick = jest.spyOn(pictures, 'pickSeveral').mockReturnValueOnce(new Promise(() => undefined))
    await press('学习照片管理')
    await screen.see('还没有学习照片')
    await press('手动上传学习照片')
    await settle()
    pick.mockResolvedValue([picked('甲.jpg')])
    await press('手动上传学习照片')
    await settle()
    upload.end(sent)
    await screen.see('甲.jpg上传成功')
    await pressOnTop('返回')
  })

  test('cannot be more than there may be', async () => {
    backendWith({ [countCall]: ok({ count: 2 }), [imagesCall]: images(5, 4) })
    const screen = await openAgreed()
    const pick = jest.spyOn(pictures, 'pickSeveral')
    await press('学习照片管理')
    await screen.see('照片管理')
    await press('手动上传学习照片')
    expect(pick).not.toHaveBeenCalled()
  })

  test('that do not load can be asked for again; one that cannot be deleted stays', async () => {
    const backend = backendWith({ [imagesCall]: refusal('错误') })
    const screen = await openAgreed()
    await press('学习照片管理')
    await screen.see('照片没有加载出来')
    backend.reply(imagesCall, images(5))
    await screen.press('重试')
    await settle()
    await press('第 1 张，2026-01-02 10:00')
    backend.reply(`DELETE ${root}/resource/image/5`, refusal('没有成功'))
    await press('删除这张照片')
    await screen.see('删除这张学习照片？')
    await press('删除')
    await settle()
    expect(shown()).toEqual(['没有成功'])
    await pressOnTop('返回')
    await press('第 1 张，2026-01-02 10:00')
  })
})
