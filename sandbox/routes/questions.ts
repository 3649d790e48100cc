/** Practices, the wrong-answer book, collected questions (docs/backend/exams.md#practice-calls). */
import * as v from 'valibot'

import { idIn, type Api, type MemberCall } from '../core/api'
import { read } from '../core/read'
import * as books from '../services/questionBooks'
import { NO_PRACTICE, openChapter, openDaily, recordAnswer, showQuestion } from '../services/practising'

/** Any answer, or none. */
const answer = v.optional(v.unknown())

const V1 = '/addons/Paper/api/v1'
const V2 = '/addons/Paper/api/v2'

const show = (call: MemberCall, practiceId: number) =>
  showQuestion(call, call.member, practiceId, idIn(call.params, 'questionId'))

const record = (call: MemberCall, practiceId: number) =>
  recordAnswer(call, call.member, practiceId, idIn(call.params, 'questionId'), read(call.body, { answer }).answer)

export function questionRoutes(api: Api) {
  practiceRoutes(api)
  wrongBookRoutes(api)
  collectionRoutes(api)
}

function practiceRoutes(api: Api) {
  const practice = `${V1}/practice/:id`
  const question = `${practice}/join/question/:questionId`
  api.get(`${practice}/day`, 'bearer', (call) => openDaily(call, call.member, idIn(call.params)))
  api.get(`${practice}/join/:chapterId`, 'bearer', (call) =>
    openChapter(call, call.member, idIn(call.params), idIn(call.params, 'chapterId')),
  )
  api.get(question, 'bearer', (call) => show(call, idIn(call.params)))
  api.post(`${question}/answer`, 'bearer', (call) => record(call, idIn(call.params)))
  // Questions of the wrong-answer book and of the collection.
  api.get(`${V2}/question/:questionId`, 'bearer', (call) => show(call, NO_PRACTICE))
  api.post(`${V2}/question/:questionId/answer`, 'bearer', (call) => record(call, NO_PRACTICE))
}

function wrongBookRoutes(api: Api) {
  api.get(`${V1}/wrongbook`, 'bearer', (call) => books.bookSummary(call, call.member, 'wrong', call.query))
  api.get(`${V2}/wrongbook/questions`, 'bearer', (call) => books.bookQuestions(call, call.member, 'wrong', call.query))
  api.delete(`${V1}/wrongbook/:questionId`, 'bearer', (call) =>
    books.removeMistake(call, call.member, idIn(call.params, 'questionId')),
  )
}

function collectionRoutes(api: Api) {
  const collection = `${V1}/collection`
  api.post(`${collection}/status/multi`, 'bearer', books.collectionStatuses)
  api.post(`${collection}/action`, 'bearer', books.toggleCollected)
  api.get(`${collection}/stats`, 'bearer', (call) => books.bookSummary(call, call.member, 'collected', call.query))
  api.get(`${V2}/collection/questions`, 'bearer', (call) =>
    books.bookQuestions(call, call.member, 'collected', call.query),
  )
}
