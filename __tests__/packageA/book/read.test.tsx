import { onlineManager } from '@tanstack/react-query'
import { act } from 'react'

import { useReaderSettings } from '@/features/book/reader/readerSettings'
import { storeReadingPosition, storedBlock } from '@/stores/readingPosition'
import { useSession } from '@/stores/session'
import { notesOf } from '@/features/shared/notes/store'
import { serverClock } from '@/lib/serverClock'
import { dayNumber } from '@/lib/time'
import BookRead from '@/packageA/book/read'
import BookShow from '@/packageA/book/show'
import { viewport } from '@/platform/viewport'
import { goBack } from '@/routes/navigate'
import { learnedOn } from '@/stores/learnedTime'

import { bookDetailWire, readingWire } from '../../factories/book'
import { aMember } from '../../factories/member'
import { fakeBackend, held, noNetwork, ok, refusal } from '../../setup/backend'
import { pass } from '../../setup/clock'
import { covers, hide, idOf, named, settle, showAgain, turn } from '../../setup/learner'
import { navigation } from '../../setup/navigation'
import { openScreen, type OpenScreen, type ScreenOptions } from '../../setup/openScreen'
import { layRows } from '../../setup/rows'

const root = '/addons/MeeduBooks/api'
const readCall = (id: number) => `GET ${root}/v1/book/${id}/read`
const postCall = `POST ${root}/v1/book/article/102/comment`

const locked = readingWire({
  article: { id: 102, title: '正题', render_content: '' },
  can_see: false,
  prev_id: 101,
  next_id: 103,
})
const owned = { ...locked, article: { id: 102, title: '正题', render_content: '<p>斗拱</p>' }, can_see: true }

const noComments = ok({ data: { data: [], total: 0 }, users: [] })

const backendWith = (more: Parameters<typeof fakeBackend>[0] = {}) =>
  fakeBackend({
    [readCall(101)]: ok(readingWire()),
    [readCall(102)]: ok(locked),
    [`GET ${root}/v1/book/3`]: refusal('错误'),
    [`GET ${root}/v2/book/article/101/comments`]: noComments,
    [`GET ${root}/v2/book/article/102/comments`]: noComments,
    'GET /api/v2/roles': ok([]),
    ...more,
  })

/** jsdom has no layout: how far reading has gone is said by the test, and where it was led is noted. */
let above = 0
const bring = jest.fn(async () => true)

beforeEach(() => {
  localStorage.clear()
  // Taro's router makes the element that scrolls.
  document.body.className = 'taro_page'
  above = 0
  bring.mockClear()
  // Each block that is above the line stands at it.
  const countAbove = async (_root: string, _class: string, px: number) => above - (px < 56 ? 1 : 0)
  Object.assign(viewport, { countAbove, bring })
})
afterEach(() => act(async () => onlineManager.setOnline(true)))

const open = (id: number, over: ScreenOptions = {}) =>
  openScreen(BookRead, {
    params: { id: String(id) },
    user: aMember(),
    addons: ['MeeduBooks'],
    ...over,
  })

const scroll = async (blocks: number) => {
  above = blocks
  document.body.dispatchEvent(new Event('scroll'))
  await settle(350)
}

test('a text with its title, the next one, and what others say', async () => {
  backendWith()
  const screen = await open(101)
  await screen.see('第 8 段')
  expect(screen.text()).toMatch(/古建筑十讲第 1 \/ 3 篇导读第 1 段/)
  expect(screen.text()).toMatch(/下一篇正题/)
  await screen.see('还没有评论')
})

test('opened by a shared address, which does not name the book, it leads back to it', async () => {
  backendWith()
  const screen = await open(101, { pages: ['/packageA/book/read?id=101'] })
  await screen.see('第 8 段')
  goBack()
  expect(navigation.stack()).toEqual(['/packageA/book/show?id=3'])
})

test('killed and opened again it stands at the same paragraph', async () => {
  backendWith()
  const screen = await open(101)
  await screen.see('第 8 段')
  await settle()
  expect(bring).toHaveBeenLastCalledWith(idOf('article-top'), '', -1, 44)
  await scroll(5)
  const again = await open(101)
  await again.see('第 8 段')
  await settle()
  expect(bring).toHaveBeenLastCalledWith(idOf('article-body'), 'rich-mark', 4, 56)
})

test('a page that comes over it before the finger has rested loses no place', async () => {
  backendWith()
  const screen = await open(101)
  await screen.see('第 8 段')
  await settle()
  above = 5
  document.body.dispatchEvent(new Event('scroll'))
  await hide()
  const again = await open(101)
  await again.see('第 8 段')
  await settle()
  expect(bring).toHaveBeenLastCalledWith(idOf('article-body'), 'rich-mark', 4, 56)
})

test('a login that ends and begins anew behind another page loses no place', async () => {
  backendWith()
  const screen = await open(101)
  await screen.see('第 8 段')
  await settle()
  await scroll(5)
  await hide()
  await act(async () => useSession.getState().lapse())
  // The member is told later than the texts behind could come.
  await act(async () => useSession.getState().signIn('new'))
  await settle()
  bring.mockClear()
  await act(async () => useSession.getState().setUser(aMember()))
  await showAgain()
  await screen.see('第 8 段')
  await settle()
  expect(bring).toHaveBeenLastCalledWith(idOf('article-body'), 'rich-mark', 4, 56)
  expect(storedBlock(3, 101)).toBe(5)
})

describe('opened where it was left', () => {
  async function opened(params: { note?: string } = {}) {
    backendWith()
    const first = await open(101)
    await first.see('第 8 段')
    await settle()
    await scroll(5)
    first.close()
    bring.mockClear()
    const address = `/packageA/book/read?id=101&book=3${params.note ? `&note=${params.note}` : ''}`
    const screen = await open(101, { params: { id: '101', ...params }, pages: [address] })
    await screen.see('第 8 段')
    await pass(100)
  }
  const stored = () => storedBlock(3, 101)

  test('the paragraph stays there while pictures above it come, and no other is noted', async () => {
    await opened()
    const before = bring.mock.calls.length
    // A picture has pushed the text down.
    above = 3
    await pass(1_000)
    expect(bring.mock.calls.length).toBeGreaterThan(before)
    expect(bring).toHaveBeenLastCalledWith(idOf('article-body'), 'rich-mark', 4, 56)
    await hide()
    await settle()
    expect(stored()).toBe(5)
  })

  test('a reader who scrolls on is not held, and the new place is noted', async () => {
    await opened()
    await pass(1_000)
    await scroll(7)
    await pass(1_000)
    bring.mockClear()
    await pass(20_000)
    expect(bring).not.toHaveBeenCalled()
    expect(stored()).toBe(7)
  })

  test('nor one who scrolls on at once', async () => {
    // It stands a little off at first, and what brings it scrolls.
    bring.mockImplementation(async () => {
      if (above === 5) return true
      above = 5
      document.body.dispatchEvent(new Event('scroll'))
      return false
    })
    await opened()
    for (let step = 0; step < 10; step += 1) {
      above = 7
      document.body.dispatchEvent(new Event('scroll'))
      await pass(100)
    }
    await settle(350)
    bring.mockClear()
    await pass(20_000)
    bring.mockImplementation(async () => true)
    expect(bring).not.toHaveBeenCalled()
    expect([above, stored()]).toEqual([7, 7])
  })

  test('a touch ends it', async () => {
    await opened()
    await act(async () => {
      document.querySelector('[id^=article-top]')?.dispatchEvent(new Event('touchstart', { bubbles: true }))
    })
    await pass(1_000)
    bring.mockClear()
    await pass(20_000)
    expect(bring).not.toHaveBeenCalled()
  })

  test('a note that leads to another paragraph leaves the place alone, until the reader reads on there', async () => {
    const about = { bookId: 3, bookTitle: '古建筑十讲', articleId: 101, articleTitle: '导读' }
    const { id } = notesOf(7).add({ ...about, block: 2, quote: '第 3 段' }, '记')
    await opened({ note: id })
    expect(bring).toHaveBeenLastCalledWith(idOf('article-body'), 'rich-mark', 1, 56)
    // The phone is turned, and back again.
    const { innerWidth } = window
    for (const widthPx of [innerWidth + 300, innerWidth]) {
      Object.assign(window, { innerWidth: widthPx })
      window.dispatchEvent(new Event('resize'))
      await pass(1_000)
      expect(bring).toHaveBeenLastCalledWith(idOf('article-body'), 'rich-mark', 1, 56)
    }
    // The page's own scrolling.
    above = 2
    document.body.dispatchEvent(new Event('scroll'))
    await pass(20_000)
    await hide()
    await settle()
    expect(stored()).toBe(5)
    expect(navigation.address()).not.toBe('/packageA/book/read?id=101&book=3')
    await scroll(3)
    expect(stored()).toBe(3)
    // A reload opens there, not at the note.
    expect(navigation.address()).toBe('/packageA/book/read?id=101&book=3')
    const led = bring.mock.calls.length
    await pass(1_000)
    expect(bring.mock.calls.length).toBe(led)
  })
})

/** Four of these are as much as is shown at first. */
const long = (index: number) => `<p>第 ${index + 1} 段${'<i>x</i>'.repeat(700)}</p>`
const longText = (count: number) => Array.from({ length: count }, (_, index) => long(index)).join('')

describe('left far down in a long text', () => {
  const reading = (html: string) => ok(readingWire({ article: { id: 101, title: '导读', render_content: html } }))
  /** What is on the page can be brought. */
  const onPage = () => {
    const marks = () => document.querySelectorAll('.rich-mark').length
    bring.mockImplementation((async (_: string, __: string, index: number) => index < marks()) as typeof bring)
    Object.assign(viewport, { countAbove: async () => marks() })
  }
  afterEach(() => bring.mockImplementation(async () => true))
  const opened = async (html: string) => {
    backendWith({ [readCall(101)]: reading(html) })
    storeReadingPosition(3, 101, 8)
    onPage()
    const screen = await open(101)
    await screen.see('第 1 段')
    await pass(500)
    return screen
  }
  const stored = () => storedBlock(3, 101)

  test('it is shown as far as that, and opens there', async () => {
    const screen = await opened(longText(10))
    expect(screen.text()).toContain('第 9 段')
    expect(bring).toHaveBeenLastCalledWith(idOf('article-body'), 'rich-mark', 7, 56)
    document.body.dispatchEvent(new Event('scroll'))
    await settle(350)
    expect(stored()).toBe(8)
  })

  test('one that has become shorter opens at its end', async () => {
    await opened(longText(3))
    await pass(4_000)
    expect(bring).toHaveBeenLastCalledWith(idOf('article-body'), 'rich-mark', 1, 56)
  })
})

test.each(covers)('what passes while %s is over it is not time of learning', async (_, cover) => {
  backendWith()
  const screen = await open(101)
  await screen.see('第 8 段')
  await cover()
  await pass(100_000)
  await turn('visible')
  await scroll(5)
  expect(learnedOn(dayNumber(serverClock.now())).sec).toBeLessThan(10)
})

test('places are kept per member', async () => {
  backendWith()
  await (await open(101)).see('第 8 段')
  await scroll(5)
  const stranger = await openScreen(BookRead, {
    params: { id: '101' },
    user: aMember({ id: 8 }),
    addons: ['MeeduBooks'],
  })
  await stranger.see('第 8 段')
  await settle()
  expect(bring).toHaveBeenLastCalledWith(idOf('article-top'), '', -1, 44)
})

test('what was opened can be read without a network', async () => {
  backendWith()
  await (await open(101)).see('第 8 段')
  fakeBackend({ [readCall(101)]: noNetwork })
  await act(async () => onlineManager.setOnline(false))
  const screen = await open(101)
  await screen.see('第 8 段')
})

test.each([
  ['too many call at once', () => new Response('', { status: 429 })],
  ['a proxy answers instead', () => new Response('<html>login</html>')],
  ['the server is broken', refusal('系统错误', 500)],
])('what was opened stays on screen while %s', async (_, reply) => {
  backendWith()
  await (await open(101)).see('第 8 段')
  backendWith({ [readCall(101)]: reply })
  const screen = await open(101)
  // As long as it takes to ask three times.
  await settle(4_000)
  expect(screen.text()).toContain('第 8 段')
  expect(screen.text()).not.toContain('重试')
})

test('what was not opened says that the network is missing', async () => {
  fakeBackend({ [readCall(101)]: noNetwork })
  await act(async () => onlineManager.setOnline(false))
  const screen = await open(101)
  await screen.see('网络不可用')
})

test('a part that is gone leads to its book, if the address names it', async () => {
  fakeBackend({ [readCall(101)]: refusal('资源不存在', 404) })
  const screen = await open(101, { params: { id: '101', book: '3' } })
  await screen.see('这一篇不见了')
  await screen.press('看这本书')
  expect(navigation.top()).toBe('/packageA/book/show?id=3')
})

test('the way back to the book leads to its page behind, which shows the contents', async () => {
  backendWith({ [`GET ${root}/v1/book/3`]: ok(bookDetailWire()) })
  const behind = '/packageA/book/show?id=3'
  const screen = await open(101, { pages: ['/packageA/book/index', behind, '/packageA/book/read?id=101&book=3'] })
  await screen.see('第 8 段')
  await screen.press('回到《古建筑十讲》')
  expect(navigation.stack()).toEqual(['/packageA/book/index', behind])
  const book = await openScreen(BookShow, { params: { id: '3' }, user: aMember(), addons: ['MeeduBooks'] })
  await book.see('第一章')
  // Once: who opens the book later begins as ever.
  const later = await openScreen(BookShow, { params: { id: '3' }, user: aMember(), addons: ['MeeduBooks'] })
  await later.see('凭什么站一千年')
  expect(later.text()).not.toContain('第一章')
})

test('locked: no text, the way in, and what else the book holds', async () => {
  backendWith()
  const screen = await open(102)
  await screen.see('购买后可以读这一篇')
  expect(screen.text()).toMatch(/¥39.*购买电子书.*会员免费读这本书.*第一章导读试读/)
  expect(screen.find('说说你的想法')).toBeUndefined()
})

const returnToApp = async () => {
  await turn('hidden')
  await turn('visible')
}

test.each([
  ['to the page', showAgain],
  ['to the app', returnToApp],
])('bought elsewhere meanwhile, it is open when the learner returns %s', async (_, comeBack) => {
  const backend = backendWith()
  const screen = await open(102)
  await screen.see('购买后可以读这一篇')
  await settle(30_000)
  await comeBack()
  await settle()
  expect(screen.text()).toContain('购买后可以读这一篇')
  backend.reply(readCall(102), ok(owned))
  await settle(30_000)
  await comeBack()
  await screen.see('斗拱')
  expect(screen.text()).not.toMatch(/购买|¥/)
  // What is open is not read anew.
  await settle(30_000)
  await comeBack()
  await settle()
  expect(backend.sentTo(readCall(102))).toHaveLength(3)
})

test('each asking counts as a view: many returns ask once in 30 s, and not while the learner is away', async () => {
  const backend = backendWith()
  const views = () => backend.sentTo(readCall(102)).length
  const screen = await open(102)
  await screen.see('购买后可以读这一篇')
  for (const comeBack of [showAgain, returnToApp, showAgain]) {
    await comeBack()
    await settle(2_000)
  }
  expect(views()).toBe(1)
  await turn('hidden')
  await settle(40_000)
  expect(views()).toBe(1)
  backend.reply(readCall(102), ok(owned))
  await turn('visible')
  await screen.see('斗拱')
  expect(views()).toBe(2)
})

test('a return too early for that asks when it is time', async () => {
  const backend = backendWith()
  const screen = await open(102)
  await screen.see('购买后可以读这一篇')
  backend.reply(readCall(102), ok(owned))
  await returnToApp()
  await settle(28_000)
  expect(screen.text()).toContain('购买后可以读这一篇')
  await screen.see('斗拱')
  await settle(40_000)
  expect(backend.sentTo(readCall(102))).toHaveLength(2)
})

test('locked, it stays on screen while it cannot be asked for', async () => {
  const backend = backendWith()
  const screen = await open(102)
  await screen.see('购买后可以读这一篇')
  backend.reply(readCall(102), refusal('系统错误', 500))
  await settle(30_000)
  await showAgain()
  await settle(4_000)
  expect(backend.sentTo(readCall(102)).length).toBeGreaterThan(1)
  expect(screen.text()).toContain('购买电子书')
})

describe('a trial', () => {
  const bookCall = `GET ${root}/v1/book/3`
  const contents = async (screen: OpenScreen) => {
    await screen.see('还没有评论')
    await screen.press('目录')
    await screen.see('第二章')
    return screen.text()
  }

  test('says nothing of trials and buying to the owner, nor before it is known who that is', async () => {
    const late = held(ok(bookDetailWire({ is_buy: true })))
    backendWith({ [bookCall]: late })
    const screen = await open(101)
    expect(await contents(screen)).not.toMatch(/试读|购买|说说你的想法/)
    expect(named('未解锁')).toEqual([])
    late.release()
    await screen.see('说说你的想法')
    expect(screen.text()).not.toMatch(/试读|购买/)
  })

  test('nor where that cannot be found out', async () => {
    backendWith()
    expect(await contents(await open(101))).not.toMatch(/试读|购买/)
  })

  test('is one to whoever has not bought the book', async () => {
    backendWith({ [bookCall]: ok(bookDetailWire()) })
    expect(await contents(await open(101))).toMatch(/购买后可评论.*导读正在读试读/)
    expect(named('未解锁')).toHaveLength(2)
  })
})

test('where selling is forbidden nothing speaks of it', async () => {
  backendWith()
  const screen = await open(102, { selling: 'hidden' })
  await screen.see('这一篇还没有开放')
  expect(screen.text()).not.toMatch(/¥|订阅|会员/)
})

test('a text that is locked by now is not kept any longer', async () => {
  backendWith({ [readCall(102)]: ok(owned) })
  await (await open(102)).see('斗拱')
  backendWith()
  const screen = await open(102)
  await screen.see('购买后可以读这一篇')
  await act(async () => onlineManager.setOnline(false))
  const again = await open(102)
  await again.see('网络不可用')
  expect(again.text()).not.toContain('斗拱')
})

test('onward in the same page, from the bar and from the contents', async () => {
  const backend = backendWith()
  const screen = await open(101)
  await screen.see('第 8 段')
  expect(screen.find('没有上一篇了')?.getAttribute('aria-disabled')).toBe('true')
  await screen.press('下一篇')
  await screen.see('购买后可以读这一篇')
  expect(bring).toHaveBeenLastCalledWith(idOf('article-top'), '', -1, 44)
  await screen.press('上一篇')
  await screen.see('第 8 段')
  expect(backend.sentTo(readCall(102))).toHaveLength(1)
})

test('the contents open at this article', async () => {
  const rows = layRows('[id^=contents]')
  const many = Array.from({ length: 40 }, (_, index) => ({ id: 101 + index, title: `第 ${index + 1} 节`, charge: 0 }))
  const article = { id: 130, title: '第 30 节', render_content: '<p>斗拱</p>' }
  const answer = ok(readingWire({ article, articles: { 12: many } }))
  backendWith({ [readCall(130)]: answer, [`GET ${root}/v2/book/article/130/comments`]: noComments })
  const screen = await open(130)
  await screen.see('斗拱')
  await screen.press('目录')
  await screen.see('第 1 节')
  expect(rows.isShown(130)).toBe(true)
  rows.end()
})

test('another article takes the focus to its title, which is read aloud; the first one does not', async () => {
  backendWith()
  const screen = await open(101)
  await screen.see('第 8 段')
  expect(document.activeElement).toBe(document.body)
  await screen.press('下一篇')
  await screen.see('购买后可以读这一篇')
  expect(document.activeElement?.textContent).toBe('正题')
  await screen.press('上一篇')
  await screen.see('第 8 段')
  expect(document.activeElement?.textContent).toBe('导读')
})

describe('what moves the lines leaves the paragraph at the top', () => {
  const { innerWidth } = window
  const look = useReaderSettings.getState()
  afterEach(() => {
    Object.assign(window, { innerWidth })
    act(() => useReaderSettings.setState(look))
  })
  const turnPhone = async () => {
    Object.assign(window, { innerWidth: window.innerWidth + 300 })
    window.dispatchEvent(new Event('resize'))
  }
  test.each<[string, (screen: OpenScreen) => Promise<void>]>([
    ['larger letters', (screen) => screen.press('大一点')],
    ['wider lines', (screen) => screen.press('宽松')],
    ['a turned phone', turnPhone],
  ])('%s', async (_, change) => {
    backendWith()
    const screen = await open(101)
    await screen.see('第 8 段')
    await settle()
    await scroll(5)
    await screen.press('显示')
    await screen.see('字号')
    bring.mockClear()
    // The same pixel shows an earlier paragraph then.
    above = 3
    await change(screen)
    await settle()
    expect(bring).toHaveBeenLastCalledWith(idOf('article-body'), 'rich-mark', 4, 56)
    // What that scrolls is not the reader's.
    document.body.dispatchEvent(new Event('scroll'))
    await settle(350)
    expect(storedBlock(3, 101)).toBe(5)
  })
})

test('how the page looks is remembered', async () => {
  backendWith()
  const screen = await open(101)
  await screen.see('第 8 段')
  await screen.press('显示')
  await screen.see('字号')
  await screen.press('大一点')
  await screen.press('米黄')
  expect(screen.find('第 3 档，共 6 档')).toBeDefined()
  await screen.press('小一点')
  expect(screen.find('第 2 档，共 6 档')).toBeDefined()
  expect(screen.find('米黄')?.getAttribute('aria-pressed')).toBe('true')
  expect(localStorage.getItem('reader_look')).toContain('"paper":"sepia"')
})

test('an owner answers; the comment shows at once, waiting for approval', async () => {
  const backend = backendWith({ [readCall(102)]: ok(owned), [postCall]: ok({ comment_id: 9 }) })
  const screen = await open(102)
  await screen.see('说说你的想法')
  await screen.press('说说你的想法')
  // Taro's own element draws the field a moment after React.
  for (let tries = 0; tries < 100 && !document.querySelector('textarea'); tries++) await settle()
  const field = document.querySelector('textarea')
  await act(async () => {
    if (field) field.value = '讲得好'
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await screen.press('发表')
  await screen.see('孤舟听雨')
  expect(backend.sentTo(postCall)[0]?.body).toMatchObject({ content: '讲得好' })
})

test('where questions can be asked, one begins with the article that is read', async () => {
  backendWith()
  await (await open(101)).see('第 8 段')
  expect(document.body.textContent).not.toContain('向老师提问')
  const screen = await openScreen(BookRead, {
    params: { id: '101' },
    user: aMember(),
    addons: ['MeeduBooks', 'Wenda'],
  })
  await screen.press('向老师提问')
  await settle()
  expect(navigation.pushed().map(decodeURIComponent)).toEqual([
    '/packageA/qa/create?about=电子书：古建筑十讲\n章节：导读&from=bookRead?id=101',
  ])
})
