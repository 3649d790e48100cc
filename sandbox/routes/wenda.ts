/** The add-on Wenda: questions and answers (docs/backend/community.md#qa). */
import { idIn, type Api } from '../core/api'
import { uploadImage } from '../services/uploads'
import * as wenda from '../services/wenda'
import * as answers from '../services/wendaAnswers'

const root = '/addons/Wenda/api/v1'

export function wendaRoutes(api: Api) {
  api.get(`${root}/other/config`, 'none', ({ settings }) => settings.sandbox.wenda)
  api.get(`${root}/questions`, 'optional', (call) => wenda.listQuestions(call))
  api.get(`${root}/question/create`, 'bearer', async (call) => ({ categories: await wenda.flatCategories(call) }))
  api.post(`${root}/question/create`, 'bearer', (call) => wenda.createQuestion(call))
  api.get(`${root}/question/:id/detail`, 'optional', (call) => wenda.questionDetail(call, idIn(call.params)))
  api.get(`${root}/question/:id/edit`, 'bearer', (call) => wenda.questionForm(call, idIn(call.params)))
  api.put(`${root}/question/:id/edit`, 'bearer', (call) => wenda.updateQuestion(call, idIn(call.params)))
  api.delete(`${root}/question/:id`, 'bearer', (call) => wenda.deleteQuestion(call, idIn(call.params)))
  api.post(`${root}/question/:id/answer`, 'bearer', (call) => answers.createAnswer(call, idIn(call.params)))
  api.post(`${root}/question/:id/correct`, 'bearer', (call) => answers.adoptAnswer(call, idIn(call.params)))
  api.delete(`${root}/question/answer/:id`, 'bearer', (call) => answers.deleteAnswer(call, idIn(call.params)))
  api.get(`${root}/question/answer/:id/comments`, 'optional', (call) => answers.listComments(call, idIn(call.params)))
  api.post(`${root}/question/answer/:id/comment`, 'bearer', (call) => answers.createComment(call, idIn(call.params)))
  api.post(`${root}/vote`, 'bearer', (call) => answers.vote(call))
  api.post(`${root}/upload/image`, 'bearer', (call) => uploadImage(call, ['png', 'jpg']))
  api.get(`${root}/member/questions`, 'bearer', (call) => wenda.ownQuestions(call))
  api.get(`${root}/member/answers`, 'bearer', (call) => answers.ownAnswers(call))
}
