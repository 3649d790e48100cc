import { bookOwners, books } from '../../db/schema'
import { bookCoverPath, bookShelf, findBook, isShown } from '../books'
import { findContent, likedContent } from './content'
import { ownedIn } from './owned'
import { CONTENT_SALE, type Goods } from './types'

const content = { table: books, title: books.name, isShown, coverPath: bookCoverPath }

export const bookGoods: Goods = {
  order: 'BOOK',
  addon: 'MeeduBooks',
  gift: 'book',
  promotion: 'book',
  history: 'book',
  sale: CONTENT_SALE,
  async find(context, id) {
    const book = await findBook(context, id)
    return { id, name: book.name, thumb: bookCoverPath(book), charge: book.charge }
  },
  ...ownedIn(bookOwners, books),
  search: {
    word: 'book',
    idBase: 400_000,
    find: findContent(content),
  },
  like: { word: 'book', list: likedContent(content, 'book') },
  shelf: { sign: 'h5-book-v1', items: bookShelf },
  part: { word: 'book', text: '电子书' },
}
