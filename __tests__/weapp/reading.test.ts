import { loadAcademy } from '../../sandbox/seed'
import { type Academy, type App, launch, openAcademy } from './harness'

const seeded = loadAcademy()
/** Has read nothing yet. */
const reader = '13900000001'

/** Free, and without chapters. */
const bookId = seeded.books.findIndex(({ priceYuan, articles }) => priceYuan === 0 && articles.length > 1) + 1
const book = seeded.books[bookId - 1]
const [first, second] = book?.articles ?? []
if (!book || !first || !second) throw new Error('The academy has no such book')

/** Into the second paragraph. */
const scrolledPx = 110

/** Words that stand in the text of this article only. */
const lastWordsOf = (html: string) => [...html.matchAll(/<p>([^<]+)<\/p>/g)].at(-1)?.[1] ?? 'no words'
const inFirst = lastWordsOf(first.html)
const inSecond = lastWordsOf(second.html)

/** A book of the seeded academy, on a phone with a login; each test goes on where the one before ended. */
describe('a learner reads a book', () => {
  let academy: Academy
  let stored: Map<string, string>
  let app: App
  let page: App['page']

  /** The app as after a kill: nothing but the phone's storage is left. */
  const restart = (url: string, isOffline = false) => {
    stored = new Map(stored)
    app = launch({ sandboxUrl: academy.url, stored, url, isOffline })
    page = app.page
  }

  /** Of the first article, as its page was opened. */
  let articleUrl = ''
  const articleId = () => Number(/id=(\d+)/.exec(articleUrl)?.[1])
  const isNight = () => page.root.all.some((element) => element.hasClass('theme-dark'))

  beforeAll(async () => {
    academy = await openAcademy()
    stored = await academy.phoneOf(reader)
    restart('/packageA/book/index')
  })

  test('from the list to the first page', async () => {
    await page.tap(book.name)
    await page.untilAt(`/packageA/book/show?id=${bookId}`)
    await page.tap('book-primary-action')
    await page.find(first.title)
    await page.find(inFirst)
    articleUrl = page.url
    expect(app.stack()).toEqual(['packageA/book/index', 'packageA/book/show', 'packageA/book/read'])
  })

  test('on to the next article on the same page, and back to the book', async () => {
    await page.tap('下一篇')
    await page.find(inSecond)
    expect(app.stack()).toHaveLength(3)
    expect(app.scrollTopPx()).toBe(0)
    await page.tap(`回到《${book.name}》`)
    await page.find('上次读到这里')
    await page.tap('book-primary-action')
    await page.find(second.title)
    await page.find(inSecond)
  })

  test('in the size and on the paper that were chosen', async () => {
    await page.tap('显示')
    await page.find('第 2 档，共 6 档')
    await page.tap('大一点')
    await page.find('第 3 档，共 6 档')
    await page.tap('夜间')
    await page.tap('关闭')
    await page.until(isNight, 'the dark paper')
    expect(JSON.parse(stored.get('reader_look') ?? '')).toEqual({ size: 2, leading: 'normal', paper: 'night' })
  })

  test('a kill loses neither the place nor the look', async () => {
    await page.tap('上一篇')
    await page.find(inFirst)
    await page.until(() => placeOf(stored)?.articleId === articleId(), 'the note of the article')
    const block = () => placeOf(stored)?.blocks[articleId()] ?? 0
    const scroll = () => {
      // The page may go to its top while the finger comes.
      if (app.scrollTopPx() !== scrolledPx) app.scrollTo(scrolledPx)
      return block() > 0
    }
    await page.until(scroll, 'the note of the place')
    restart(articleUrl)
    await page.find(inFirst)
    await page.until(() => app.scrollTopPx() > 0, 'the place')
    expect(Math.abs(app.scrollTopPx() - scrolledPx)).toBeLessThan(30)
    expect(isNight()).toBe(true)
  })

  test('what was opened can be read without a network, also after a kill', async () => {
    app.connect(false)
    await page.tap('下一篇')
    await page.find(inSecond)
    restart(articleUrl, true)
    await page.find(inFirst)
    await page.find('网络不可用，恢复后自动刷新')
    app.connect(true)
    await page.untilGone('网络不可用，恢复后自动刷新')
    await page.find(inFirst)
  })

  test('nothing too large was sent to the screen', () => {
    expect(app.largestSetData().bytes).toBeLessThan(128 * 1024)
  })
})

function placeOf(
  stored: ReadonlyMap<string, string>,
): { articleId: number; blocks: Record<string, number> } | undefined {
  const key = [...stored.keys()].find((name) => name.startsWith('book_place:'))
  return key === undefined ? undefined : JSON.parse(stored.get(key) ?? '')
}
