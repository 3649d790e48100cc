/** JSON calls for tests: a teacher's marks, deadlines, and what the server stores of a sitting. */
import { idIn, type Api } from '../core/api'
import { parse } from '../core/read'
import { DeadlineSchema, deleteQuestion, MarksSchema, setDeadline, showSitting } from '../services/examControls'
import { recordsOf } from '../services/practising'
import { findSitting, giveMarks, resultOf } from '../services/sittings'

const RECORD = '/sandbox/paper/record/:id'

export function examControlRoutes(api: Api) {
  api.get(RECORD, 'none', (call) => showSitting(call, idIn(call.params)))
  api.post(`${RECORD}/deadline`, 'none', (call) =>
    setDeadline(call, idIn(call.params), parse(DeadlineSchema, call.body)),
  )
  api.post(`${RECORD}/mark`, 'none', async (call) => {
    const sitting = await findSitting(call, idIn(call.params))
    return resultOf(await giveMarks(call, sitting, parse(MarksSchema, call.body)))
  })
  api.get('/sandbox/practice/:id/member/:memberId', 'none', (call) =>
    recordsOf(call, idIn(call.params), idIn(call.params, 'memberId')),
  )
  api.delete('/sandbox/question/:id', 'none', async (call) => {
    await deleteQuestion(call, idIn(call.params))
  })
}
