import { act } from 'react'

import TopicShow from '@/packageA/topic/show'
import { viewport } from '@/platform/viewport'
import { storedBlock, storeReadingPosition } from '@/stores/readingPosition'

import { aMember } from '../../factories/member'
import { topicDetailWire } from '../../factories/reading'
import { fakeBackend, ok } from '../../setup/backend'
import { pass } from '../../setup/clock'
import { idOf, settle } from '../../setup/learner'
import { openScreen, type ScreenOptions } from '../../setup/openScreen'

/** jsdom has no layout: how far reading has gone is said by the test, and where it was led is noted. */
let above = 0
/** Of ten blocks; the last of the open part is the fourth. */
let isEndShown = false
const bring = jest.fn<Promise<boolean>, unknown[]>(async () => true)

beforeEach(() => {
  localStorage.clear()
  // Taro's router makes the element that scrolls.
  document.body.className = 'taro_page'
  above = 0
  isEndShown = false
  bring.mockClear()
  const countAbove = async (_root: string, _class: string, px: number) => {
    if (px > 100) return px === Infinity || isEndShown ? 9 : above
    return above - (px < 56 ? 1 : 0)
  }
  Object.assign(viewport, { countAbove, bring })
})

const paragraphs = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `<p>第 ${from + index + 1} 段</p>`).join('')
const whole = topicDetailWire({ charge: 5, free_content_render: paragraphs(0, 4), render_content: paragraphs(4, 10) })
const locked = topicDetailWire(
  { charge: 5, free_content_render: paragraphs(0, 4), render_content: '' },
  { is_buy: false },
)

async function open(detail = whole, over: ScreenOptions = {}) {
  fakeBackend({
    'GET /addons/MeeduTopics/api/v1/topic/3': ok(detail),
    'GET /addons/MeeduTopics/api/v2/topic/3/comments': ok({ data: { data: [], total: 0 }, users: [] }),
    'GET /api/v2/roles': ok([]),
  })
  const options: ScreenOptions = { params: { id: '3' }, user: aMember(), addons: ['MeeduTopics'], ...over }
  const screen = await openScreen(TopicShow, options)
  await screen.see('第 1 段')
  await settle(500)
  return screen
}

async function readTo(block: number): Promise<void> {
  above = block
  await act(async () => void document.body.dispatchEvent(new Event('scroll')))
  await settle(350)
}

const ledTo = () => bring.mock.calls.map(([, , index]) => index)

test('an article opens where reading stopped', async () => {
  await open()
  expect(ledTo()).toEqual([])
  await readTo(6)
  await open()
  expect(bring).toHaveBeenLastCalledWith(idOf('article-body'), 'rich-mark', 5, 56)
  expect(storedBlock(0, 3)).toBe(6)
})

test('a bought one goes on where its open part stopped', async () => {
  await open(locked)
  await readTo(3)
  await open(whole)
  expect(bring).toHaveBeenLastCalledWith(idOf('article-body'), 'rich-mark', 2, 56)
})

test('one that was read to its end opens at its top', async () => {
  await open()
  await readTo(6)
  isEndShown = true
  await readTo(8)
  bring.mockClear()
  await open()
  expect(ledTo()).toEqual([])
})

test('a locked one whose open part was read to its end keeps the place for what follows', async () => {
  await open(locked)
  isEndShown = true
  await readTo(3)
  expect(storedBlock(0, 3)).toBe(3)
})

test('one that was only looked into stores nothing', async () => {
  await open()
  expect(Object.keys(localStorage).filter((key) => key.includes('book_place'))).toEqual([])
})

test('a reader who scrolls on is not held', async () => {
  await open()
  storeReadingPosition(0, 3, 5)
  above = 5
  await open()
  expect(ledTo()).not.toEqual([])
  await pass(1_000)
  await readTo(8)
  await pass(1_000)
  bring.mockClear()
  await pass(20_000)
  expect(bring).not.toHaveBeenCalled()
  expect(storedBlock(0, 3)).toBe(8)
})
