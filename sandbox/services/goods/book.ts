import { bookOwners, books } from '../../db/schema'
import { bookBlock, bookShelf } from '../books'
import { findContent, likedContent } from './content'
import { ownedIn } from './owned'
import { CONTENT_SALE, type Goods } from './types'

export const bookGoods: Goods = {
  order: 'BOOK',
  addon: 'MeeduBooks',
  gift: 'book',
  promotion: 'book',
  history: 'book',
  sale: CONTENT_SALE,
  find: bookShelf.factsOf,
  ...ownedIn(bookOwners, books),
  search: {
    word: 'book',
    idBase: 400_000,
    find: findContent(bookShelf),
  },
  like: { word: 'book', list: likedContent(bookShelf, 'book') },
  block: { sign: 'h5-book-v1', items: bookBlock },
  part: { word: 'book', text: '电子书' },
}
