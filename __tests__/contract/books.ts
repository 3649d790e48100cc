import * as book from '@/api/book'
import * as comment from '@/api/comment'
import * as like from '@/api/favorite'
import * as order from '@/api/order'
import { kindOf } from '@/goods/kinds'
import { book as bookKind } from '@/goods/kinds/book'
import { itemOf } from '../setup/saleItem'

interface Context {
  /** Notes that a call was made. */
  mark: <T>(name: string, promise: Promise<T>) => Promise<T>
  login: (mobile?: string) => Promise<void>
  admin: (route: string, body: unknown) => Promise<unknown>
}

/** The calls about e-books, from the list to a bought one. */
export function bookTests({ mark, login, admin }: Context): void {
  test('books: list, outline, reading, the three lists of a member', async () => {
    await login()
    const list = await mark('book.listBooks', book.listBooks({ categoryId: 0, scene: 'default' }, 1, 16))
    expect(list).toMatchObject({ total: 20, hasMore: true, page: 1 })
    expect(list.categories.map(({ name }) => name)).toContain('人文艺术')
    const free = await book.listBooks({ categoryId: list.categories[0]?.id ?? 0, scene: 'free' }, 1, 16)
    expect(free.items.every(({ priceCents }) => priceCents === 0)).toBe(true)

    const [mine] = (await mark('book.listStudyBooks', book.listStudyBooks('owned', 1, 10))).items
    const detail = await mark('book.getBook', book.getBook(mine?.bookId ?? 0))
    expect(detail).toMatchObject({ canRead: true, book: { name: '古建筑十讲', priceCents: 3_900 } })
    expect(detail.chapters.map(({ articles }) => articles.length)).toEqual([3, 3, 4, 1])
    const first = detail.chapters[0]?.articles[0]
    expect(first?.isTrial).toBe(true)
    const reading = await mark('book.getBookReading', book.getBookReading(first?.id ?? 0))
    expect(reading).toMatchObject({ canRead: true, previousId: 0, nextId: detail.chapters[0]?.articles[1]?.id })
    const [last] = (await book.listStudyBooks('learned', 1, 10)).items
    expect(last).toMatchObject({ bookId: mine?.bookId, articleId: first?.id, readAt: expect.any(Date) })

    const target = { type: 'book', id: detail.book.id } as const
    expect(await mark('like.getFavorite', like.getFavorite(target))).toBe(false)
    expect(await mark('like.toggleFavorite', like.toggleFavorite(target, true))).toBe(true)
    expect((await book.listStudyBooks('favorite', 1, 10)).items.map(({ bookId }) => bookId)).toContain(target.id)
  })

  test('books of every make decode', async () => {
    await login()
    const { items } = await book.listBooks({ categoryId: 0, scene: 'sub' }, 1, 100)
    for (const { id, name } of items) {
      const { book: found, chapters } = await book.getBook(id)
      expect(found.name).toBe(name)
      for (const { id: articleId, title } of chapters.flatMap(({ articles }) => articles)) {
        expect((await book.getBookReading(articleId)).article.title).toBe(title)
      }
    }
  })

  test('comments on a book and on its articles', async () => {
    await login()
    const [mine] = (await book.listStudyBooks('owned', 1, 10)).items
    const ofBook = bookKind.comments(mine?.bookId ?? 0)
    const before = await comment.listComments(ofBook, false)
    expect(await comment.createComment(ofBook, { text: '值得再读' })).toBeNull()
    const after = await comment.listComments(ofBook, true)
    expect(after).toMatchObject({ total: before.total + 1, items: [{ text: '值得再读' }, {}, {}, {}] })

    const article = (await book.getBook(ofBook.id)).chapters[0]?.articles[0]
    const ofArticle = { kind: 'bookArticle', id: article?.id ?? 0 } as const
    const threads = await comment.listComments(ofArticle, false)
    const answered = threads.items.find(({ replyCount }) => replyCount > 0)
    const [reply] = await comment.listReplies(ofArticle, answered?.id ?? '')
    expect(reply?.text).toContain('硬山')
    const draft = { text: '一起去找', parentId: answered?.id, replyId: reply?.id }
    expect(await comment.createComment(ofArticle, draft)).toMatchObject({ isPending: true, text: '一起去找' })
    const [newest] = await comment.listReplies(ofArticle, answered?.id ?? '')
    expect(newest).toMatchObject({ text: '一起去找', replyTo: reply?.author })
  })

  test('a book bought: not mine, ordered, paid, mine', async () => {
    await login('13900000020')
    const { items } = await book.listBooks({ categoryId: 0, scene: 'default' }, 1, 100)
    const { id = 0, priceCents = 0 } = items.find((item) => (item.priceCents ?? 0) > 0) ?? {}
    const kind = kindOf('book')
    expect(await itemOf('book', id)).toMatchObject({ priceCents, isOwned: false })
    const created = await mark('order.createAddonOrder', kind.createOrder(id, null))
    expect(created).toMatchObject({ isPaid: false, amountDueCents: priceCents })
    await admin(`orders/${created.orderNo}/status`, { status: 9 })
    expect(await itemOf('book', id)).toMatchObject({ isOwned: true })
    const [row] = (await order.listOrders(1, 10)).items
    expect(row?.goods).toMatchObject({ type: kind.names.order, id })
  })
}
