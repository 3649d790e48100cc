import { act } from 'react'

import Poster from '@/packageA/share/poster'
import type { Board, Picture } from '@/platform/canvas/types'
import { clipboard } from '@/platform/clipboard'
import { useShare } from '@/stores/share'

import { aMember } from '../../factories/member'
import { fakeBackend, ok, refusal } from '../../setup/backend'
import { press, settle } from '../../setup/learner'
import { openScreen, type ScreenOptions } from '../../setup/openScreen'

const mockWords: string[] = []
let mockPictures: string[] = []
const mockFinish = jest.fn<Promise<string>, []>()

const mockBoard: Board = {
  pen: {
    ...{ arcTo: jest.fn(), beginPath: jest.fn(), clip: jest.fn(), closePath: jest.fn(), drawImage: jest.fn() },
    ...{ fill: jest.fn(), fillRect: jest.fn(), moveTo: jest.fn(), restore: jest.fn(), save: jest.fn() },
    ...{ scale: jest.fn(), fillStyle: '', font: '', textAlign: 'left', textBaseline: 'middle' },
    fillText: (text) => void mockWords.push(text),
    measureText: (text) => ({ width: text.length * 10 }) as TextMetrics,
  },
  pixelRatio: 2,
  resize: jest.fn(),
  async loadPicture(url): Promise<Picture> {
    mockPictures.push(url)
    throw new Error('403')
  },
  finish: () => mockFinish(),
}

jest.mock('@/lib/report', () => ({ ...jest.requireActual('@/lib/report'), report: () => undefined }))
jest.mock('@/platform/canvas', () => ({ canvasAdapter: { Canvas: () => null, open: async () => mockBoard } }))

const postersCall = 'GET /addons/MultiLevelShare/api/v1/poster/list'
const memberCall = 'GET /api/v2/member/detail'
const plansCall = 'GET /api/v2/role/1'
const as: ScreenOptions = { user: aMember({ nickname: '林小满' }), addons: ['MultiLevelShare'] }
const template = { id: 3, name: '素色', thumb: 'https://a.example/bg.jpg', sort: 1, config: '' }

beforeEach(() => {
  mockWords.length = 0
  mockPictures = []
  mockFinish.mockReset().mockResolvedValue('data:image/jpeg;base64,AA==')
})

const picture = () => document.querySelector('img')

test('a poster of the academy: drawn, with words for who cannot see it', async () => {
  fakeBackend({ [postersCall]: ok([]) })
  const screen = await openScreen(Poster, as)
  await screen.see('长按图片，保存或发给朋友')
  expect(picture()?.getAttribute('src')).toBe('data:image/jpeg;base64,AA==')
  expect(picture()?.getAttribute('alt')).toMatch(/和我一起学习」的分享海报$/)
  expect(mockWords).toEqual(expect.arrayContaining(['林小满', '邀请你一起学习']))
  expect(screen.find('海报样式')).toBeUndefined()
  expect(screen.text()).not.toContain('左右滑动')
  // A card of the page leads where the poster does.
  expect(useShare.getState().shareInfo).toMatchObject({
    title: expect.stringMatching(/和我一起学习$/),
    path: `/pages/index/index?msv=${aMember().id}`,
  })
})

test('a member who could not be read at the start is read here, or it is said', async () => {
  const backend = fakeBackend({ [postersCall]: ok([]), [memberCall]: refusal('稍后再来', 403) })
  const screen = await openScreen(Poster, { ...as, user: undefined, isLogin: true })
  await screen.see('稍后再来')
  backend.reply(memberCall, ok({ id: 7, nick_name: '林小满' }))
  await press('重试')
  await screen.see('长按图片，保存或发给朋友')
})

test('until it is drawn it cannot be saved', async () => {
  fakeBackend({ [postersCall]: ok([]) })
  let end: (picture: string) => void = () => undefined
  mockFinish.mockReturnValue(new Promise((resolve) => (end = resolve)))
  const screen = await openScreen(Poster, as)
  await settle()
  expect(screen.find('正在绘制海报')).toBeDefined()
  expect(screen.find('保存图片')?.closest('[aria-disabled=true]')).not.toBeNull()
  end('data:image/jpeg;base64,AA==')
  await screen.see('长按图片，保存或发给朋友')
})

test('drawing fails: the link can still be copied', async () => {
  fakeBackend({ [postersCall]: ok([]) })
  mockFinish.mockRejectedValue(new Error('no memory'))
  const copy = jest.spyOn(clipboard, 'copy').mockResolvedValue()
  const screen = await openScreen(Poster, as)
  await screen.see('海报没有画出来')
  await press('复制链接')
  expect(copy).toHaveBeenCalledWith(expect.stringMatching(/#\/pages\/index\/index\?msv=\d+$/))
})

test('an operator’s picture is chosen; one that does not come stops nothing', async () => {
  fakeBackend({ [postersCall]: ok([template]) })
  const screen = await openScreen(Poster, as)
  await screen.see('素色')
  expect(mockPictures).not.toContain(template.thumb)
  await press('素色')
  await screen.see('长按图片，保存或发给朋友')
  expect(mockPictures).toContain(template.thumb)
})

test('another style is chosen while one is drawn: what is drawn late is not shown, what is not wanted any more not drawn', async () => {
  const ends: ((picture: string) => void)[] = []
  const [pale, dawn] = [template, { ...template, id: 4, name: '晨光', thumb: 'https://a.example/dawn.jpg', sort: 2 }]
  fakeBackend({ [postersCall]: ok([pale, dawn]) })
  const screen = await openScreen(Poster, as)
  await screen.see('左右滑动，换一种样式')
  mockFinish.mockImplementation(() => new Promise((resolve) => ends.push(resolve)))
  for (const name of ['素色', '晨光', '经典']) {
    await press(name)
    await settle()
  }
  ends[0]?.('data:image/jpeg;base64,pale')
  await settle()
  expect([picture(), screen.find('正在绘制海报') !== undefined]).toEqual([null, true])
  ends[1]?.('data:image/jpeg;base64,plain')
  await settle()
  expect(picture()?.getAttribute('src')).toBe('data:image/jpeg;base64,plain')
  expect(mockPictures).not.toContain(dawn.thumb)
})

describe('by swiping', () => {
  /** One finger, from the picture. */
  async function swipe(byX: number, byY = 0): Promise<void> {
    for (const [name, clientX, clientY] of [
      ['touchstart', 200, 300],
      ['touchend', 200 + byX, 300 + byY],
    ] as const) {
      const event = Object.assign(new Event(name, { bubbles: true }), { changedTouches: [{ clientX, clientY }] })
      await act(async () => void picture()?.dispatchEvent(event))
    }
    await settle()
  }

  const chosen = () => document.querySelector('[role=group] [aria-pressed=true]')?.textContent

  async function open() {
    fakeBackend({ [postersCall]: ok([{ ...template, id: 4, name: '晨光', sort: 2 }, template]) })
    const screen = await openScreen(Poster, as)
    await screen.see('左右滑动，换一种样式')
  }

  test('the next one comes from the right, in the operator’s order, and there is an end on both sides', async () => {
    await open()
    for (const [byX, name] of [
      [100, '经典'],
      [-100, '素色'],
      [-100, '晨光'],
      [-100, '晨光'],
      [100, '素色'],
    ] as const) {
      await swipe(byX)
      expect(chosen()).toBe(name)
    }
    expect(mockPictures).toContain(template.thumb)
  })

  test.each([
    ['a trembling finger', -20, 0],
    ['a finger that scrolls', -60, 200],
  ])('%s chooses nothing', async (_, byX, byY) => {
    await open()
    await swipe(byX, byY)
    expect(chosen()).toBe('经典')
  })
})

test('posters that cannot be asked for: the academy’s own is there', async () => {
  fakeBackend({ [postersCall]: refusal('错误') })
  const screen = await openScreen(Poster, as)
  await screen.see('长按图片，保存或发给朋友')
})

test('a plan: its name and price; not loaded and retried', async () => {
  const backend = fakeBackend({ [postersCall]: ok([]), [plansCall]: refusal('错误') })
  const screen = await openScreen(Poster, { ...as, params: { type: 'vip', id: '1' } })
  await screen.see('要分享的内容没有加载出来')
  backend.reply(plansCall, ok({ id: 1, name: '月度会员', charge: 30, expire_days: 30, description: '' }))
  await press('重试')
  await screen.see('长按图片，保存或发给朋友')
  expect(mockWords).toEqual(expect.arrayContaining(['月度会员', '¥30', '会员']))
})
