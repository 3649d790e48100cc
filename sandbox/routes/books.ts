/** The MeeduBooks add-on (content contract 2). */
import { idIn, type Api } from '../core/api'
import { lightPage } from '../core/paging'
import * as comments from '../services/bookComments'
import { openBook, ownedBooks, readArticle, viewedBooks } from '../services/bookReading'
import { askForPage, listBooks, recommendedBooks } from '../services/books'
import { orderAddon } from '../services/orders'

const BASE = '/addons/MeeduBooks/api'

export function bookRoutes(api: Api) {
  api.get(`${BASE}/v1/books`, 'none', (call) => {
    const { cid = '0', scene = 'default' } = call.query
    return listBooks(call, { categoryId: Number(cid) || 0, scene }, askForPage(call.query))
  })
  api.get(`${BASE}/v1/config/pcListPageRec`, 'none', (call) => recommendedBooks(call))
  api.get(`${BASE}/v1/book/:id`, 'optional', (call) => openBook(call, call.member, idIn(call.params)))
  api.get(`${BASE}/v1/book/:id/read`, 'bearer', (call) => readArticle(call, call.member, idIn(call.params)))
  api
    .only('base')
    .post(`${BASE}/v1/book/:id/buy`, 'bearer', (call) =>
      orderAddon(call, call.member, 'BOOK', idIn(call.params), call.body),
    )

  api.get(`${BASE}/v2/member/books`, 'bearer', async (call) =>
    lightPage(await ownedBooks(call, call.member, askForPage(call.query))),
  )
  api.get(`${BASE}/v2/member/book/view`, 'bearer', async (call) =>
    lightPage(await viewedBooks(call, call.member, askForPage(call.query))),
  )
  commentRoutes(api)
}

function commentRoutes(api: Api) {
  api.get(`${BASE}/v1/book/:id/comments`, 'optional', (call) =>
    comments.listBookComments(call, call.member, idIn(call.params), askForPage(call.query)),
  )
  api.post(`${BASE}/v1/book/:id/comment`, 'bearer', (call) =>
    comments.postBookComment(call, call.member, idIn(call.params), call.body, call.request.ip),
  )
  api.get(`${BASE}/v2/book/article/:id/comments`, 'optional', (call) =>
    comments.listArticleComments(
      call,
      call.member,
      idIn(call.params),
      call.query,
      askForPage(call.query),
    ),
  )
  api.post(`${BASE}/v1/book/article/:id/comment`, 'bearer', (call) =>
    comments.postArticleComment(call, call.member, idIn(call.params), call.body, call.request.ip),
  )
}
