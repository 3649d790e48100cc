import Taro from '@tarojs/taro'
import { act } from 'react'

import { isPassage, notesOf } from '@/features/shared/notes/store'
import BookRead from '@/packageA/book/read'
import TopicShow from '@/packageA/topic/show'
import { clipboard } from '@/platform/clipboard'
import { viewport } from '@/platform/viewport'

import { readingWire } from '../../factories/book'
import { aMember } from '../../factories/member'
import { topicDetailWire } from '../../factories/reading'
import { fakeBackend, ok } from '../../setup/backend'
import { idOf, named, press, settle, type, typed } from '../../setup/learner'
import { navigation } from '../../setup/navigation'
import { openScreen } from '../../setup/openScreen'
import { shown } from '../../setup/shown'

const noComments = ok({ data: { data: [], total: 0 }, users: [] })
const html = '<p>斗拱是什么</p><p>一层一层挑出去的木头</p><ul><li>坐斗</li></ul>'
const bring = jest.fn<Promise<boolean>, unknown[]>(async () => true)

function backend() {
  return fakeBackend({
    'GET /addons/MeeduTopics/api/v1/topic/3': ok(
      topicDetailWire({ title: '屋檐下', free_content_render: '<p>开头</p>', render_content: html }),
    ),
    'GET /addons/MeeduTopics/api/v2/topic/3/comments': noComments,
    'GET /addons/MeeduBooks/api/v1/book/101/read': ok(
      readingWire({ article: { id: 101, title: '第一讲', render_content: html }, can_see: true }),
    ),
    'GET /addons/MeeduBooks/api/v2/book/article/101/comments': noComments,
    'GET /api/v2/roles': ok([]),
  })
}

const addons = ['MeeduTopics', 'MeeduBooks'] as const

async function openArticle(params: Record<string, string> = {}, pages: string[] = []) {
  const sent = backend()
  const screen = await openScreen(TopicShow, { params: { id: '3', ...params }, user: aMember(), addons, pages })
  await screen.see('坐斗')
  await settle(100)
  return { screen, sent }
}

/** From one word to the end of it, as a finger does. */
async function select(words: string): Promise<void> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  let node = walker.nextNode()
  while (node && !node.textContent?.includes(words)) node = walker.nextNode()
  if (!node) throw new Error(`Nothing says ${words}`)
  const range = document.createRange()
  const at = node.textContent?.indexOf(words) ?? 0
  range.setStart(node, at)
  range.setEnd(node, at + words.length)
  const selection = document.getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range)
  await act(async () => void document.dispatchEvent(new Event('selectionchange')))
  await settle(350)
}

const kept = () =>
  notesOf(7)
    .all()
    .filter(isPassage)
    .map(({ articleId, bookId, block, quote, text }) => [articleId, bookId, block, quote, text])

const place = { articleId: 3, articleTitle: '屋檐下', bookId: 0, bookTitle: '' } as const

beforeEach(() => {
  Taro.clearStorageSync()
  document.getSelection()?.removeAllRanges()
  bring.mockClear()
  Object.assign(viewport, { countAbove: async () => 0, bring })
})
afterEach(() => jest.restoreAllMocks())

test('a selected passage gives a note with its words, and nothing is in the way of copying', async () => {
  const copied = jest.spyOn(clipboard, 'copy')
  const { screen, sent } = await openArticle()
  const callsBefore = sent.sent.length
  expect(named('写笔记')).toEqual([])
  await select('挑出去的木头')
  await screen.see('写笔记')
  expect(document.getSelection()?.toString()).toBe('挑出去的木头')
  expect(copied).not.toHaveBeenCalled()

  await press('写笔记')
  await settle()
  await type('笔记内容', '像手臂')
  await press('保存')
  await settle()
  expect(shown()).toContain('笔记已保存')
  expect(kept()).toEqual([[3, 0, 2, '挑出去的木头', '像手臂']])
  expect(screen.text()).toMatch(/我的笔记挑出去的木头像手臂/)
  expect(sent.sent).toHaveLength(callsBefore)
})

test('what is selected elsewhere gives none, and one that was let go is gone', async () => {
  const { screen } = await openArticle()
  await select('屋檐下')
  expect(screen.text()).not.toContain('写笔记')
  await select('坐斗')
  await screen.see('写笔记')
  document.getSelection()?.removeAllRanges()
  await act(async () => void document.dispatchEvent(new Event('selectionchange')))
  await settle(350)
  expect(screen.text()).not.toContain('写笔记')
})

/** As H5 keeps a page behind another one in the document. */
const Twice = () => (
  <>
    <TopicShow />
    <TopicShow />
  </>
)

test('where the same text is open on a page behind, the one in front gives notes and leads to them, too', async () => {
  const { id } = notesOf(7).add({ ...place, block: 2, quote: '木头' }, '像手臂')
  backend()
  const screen = await openScreen(Twice, { params: { id: '3', note: id }, user: aMember(), addons })
  await screen.see('坐斗')
  await settle(100)
  const texts = [...document.querySelectorAll('[id^=article-body]')]
  expect(new Set(texts.map((text) => text.id)).size).toBe(2)
  expect(bring.mock.calls.map(([text]) => text)).toEqual(expect.arrayContaining(texts.map((text) => text.id)))
  document.getSelection()?.selectAllChildren(texts[1] ?? document.body)
  await act(async () => void document.dispatchEvent(new Event('selectionchange')))
  await settle(350)
  expect(screen.text().split('写笔记')).toHaveLength(2)
})

test('what is typed and not saved is there again', async () => {
  const first = await openArticle()
  await select('坐斗')
  await press('写笔记')
  await settle()
  await type('笔记内容', '只写了一半')
  first.screen.close()
  await openArticle()
  await select('坐斗')
  await press('写笔记')
  await settle()
  expect(await typed('笔记内容')).toBe('只写了一半')
  expect(kept()).toEqual([])
})

test('a note leads to its passage, is changed and deleted, and comes back', async () => {
  notesOf(7).add({ ...place, block: 3, quote: '坐斗' }, '最下面的一块')
  const { screen } = await openArticle()
  await press('回到“坐斗”')
  await settle(100)
  expect(bring).toHaveBeenLastCalledWith(idOf('article-body'), 'rich-mark', 2, 56)
  await press('“坐斗” 的笔记：编辑或删除')
  await press('删除')
  await screen.see('笔记已删除')
  expect(kept()).toEqual([])
  await press('撤销')
  await settle()
  expect(kept()).toHaveLength(1)
})

test('the list of all notes leads to the passage of this one', async () => {
  const { id } = notesOf(7).add({ ...place, block: 2, quote: '木头' }, '像手臂')
  await openArticle({ note: id })
  expect(bring).toHaveBeenLastCalledWith(idOf('article-body'), 'rich-mark', 1, 56)
  bring.mockClear()
  await openArticle({ note: 'article3-goneabcdef' })
  expect(bring).not.toHaveBeenCalled()
})

test('once the reader scrolls on, the address names the note no longer: a reload opens at the later place', async () => {
  const { id } = notesOf(7).add({ ...place, block: 2, quote: '木头' }, '像手臂')
  // Taro's router makes the element that scrolls.
  document.body.className = 'taro_page'
  const { screen } = await openArticle({ note: id }, [`/packageA/topic/show?id=3&note=${id}`])
  expect(navigation.address()).not.toBe('/packageA/topic/show?id=3')
  await act(
    async () =>
      void document.querySelector('[id^=article-body]')?.dispatchEvent(new Event('touchstart', { bubbles: true })),
  )
  await act(async () => void document.body.dispatchEvent(new Event('scroll')))
  await settle()
  expect(navigation.address()).toBe('/packageA/topic/show?id=3')
  await screen.see('像手臂')
})

test('a note of somebody else is not there', async () => {
  notesOf(8).add({ ...place, block: 2, quote: '木头' }, '别人的')
  const { screen } = await openArticle()
  expect(screen.text()).not.toContain('别人的')
})

test('in a book, of its chapter', async () => {
  backend()
  const screen = await openScreen(BookRead, { params: { id: '101' }, user: aMember(), addons })
  await screen.see('坐斗')
  await settle(100)
  await select('坐斗')
  await press('写笔记')
  await settle()
  await type('笔记内容', '最下面的一块')
  await press('保存')
  await settle()
  expect(kept()).toEqual([[101, 3, 2, '坐斗', '最下面的一块']])
  await screen.see('最下面的一块')
})
