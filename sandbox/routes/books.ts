/** The MeeduBooks add-on (docs/backend/books-articles-paths.md#book-calls). */
import { idIn, ownPages, type Api } from '../core/api'
import { askOf } from '../core/paging'
import * as comments from '../services/bookComments'
import { openBook, ownedBooks, readArticle, viewedBooks } from '../services/bookReading'
import { listBooks } from '../services/books'
import { bookGoods } from '../services/goods/book'
import { buys } from '../services/orders'

const V1 = '/addons/MeeduBooks/api/v1'
const V2 = '/addons/MeeduBooks/api/v2'

export function bookRoutes(api: Api) {
  api.get(`${V1}/books`, 'none', (call) => {
    const { cid = '0', scene = 'default' } = call.query
    return listBooks(call, { categoryId: Number(cid) || 0, scene }, askOf(call.query, 'either'))
  })
  api.get(`${V1}/book/:id`, 'optional', (call) => openBook(call, call.member, idIn(call.params)))
  api.get(`${V1}/book/:id/read`, 'bearer', (call) => readArticle(call, call.member, idIn(call.params)))
  api.only('base').post(`${V1}/book/:id/buy`, 'bearer', buys(bookGoods))
  api.get(`${V2}/member/books`, 'bearer', ownPages(ownedBooks, 'either'))
  api.get(`${V2}/member/book/view`, 'bearer', ownPages(viewedBooks, 'either'))

  api.get(`${V1}/book/:id/comments`, 'optional', (call) => comments.listBookComments(call, idIn(call.params)))
  api.post(`${V1}/book/:id/comment`, 'bearer', (call) => comments.postBookComment(call, idIn(call.params)))
  api.get(`${V2}/book/article/:id/comments`, 'optional', (call) =>
    comments.listArticleComments(call, idIn(call.params)),
  )
  api.post(`${V1}/book/article/:id/comment`, 'bearer', (call) => comments.postArticleComment(call, idIn(call.params)))
}
