/** JSON calls for tests: a teacher's marks, deadlines, and what the server stores of an attempt. */
import { idIn, type Api } from '../core/api'
import { parse } from '../core/read'
import { DeadlineSchema, deleteQuestion, MarksSchema, setDeadline, showAttempt } from '../services/examControls'
import { recordsOf } from '../services/practising'
import { findAttempt, giveMarks, resultOf } from '../services/attempts'

const RECORD = '/sandbox/paper/record/:id'

export function examControlRoutes(api: Api) {
  api.get(RECORD, 'none', (call) => showAttempt(call, idIn(call.params)))
  api.post(`${RECORD}/deadline`, 'none', (call) =>
    setDeadline(call, idIn(call.params), parse(DeadlineSchema, call.body)),
  )
  api.post(`${RECORD}/mark`, 'none', async (call) => {
    const attempt = await findAttempt(call, idIn(call.params))
    return resultOf(await giveMarks(call, attempt, parse(MarksSchema, call.body)))
  })
  api.get('/sandbox/practice/:id/member/:memberId', 'none', (call) =>
    recordsOf(call, idIn(call.params), idIn(call.params, 'memberId')),
  )
  api.delete('/sandbox/question/:id', 'none', async (call) => {
    await deleteQuestion(call, idIn(call.params))
  })
}
