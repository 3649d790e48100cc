/** Attempts of papers and mock papers (docs/backend/exams.md#paper-calls, #mock-calls). */
import { idIn, type Api, type MemberCall } from '../core/api'
import { idNumber, read } from '../core/read'
import { handIn, ownAttempt, resultOf, saveAnswer, startAttempt } from '../services/attempts'
import { openMock, openPaper } from '../services/attemptViews'

const PAPER = '/addons/Paper/api/v1/paper/:id'
const MOCK = '/addons/Paper/api/v1/mock_paper'
const RECORD = `${MOCK}/record/:recordId`

/** The body names the record. */
const paperAttempt = (call: MemberCall) =>
  ownAttempt(call, call.member, 'paper', read(call.body, { pid: idNumber }).pid, idIn(call.params))

const mockAttempt = (call: MemberCall) => ownAttempt(call, call.member, 'mock', idIn(call.params, 'recordId'))

export function attemptRoutes(api: Api) {
  paperRoutes(api)
  mockRoutes(api)
}

function paperRoutes(api: Api) {
  api.get(`${PAPER}/join`, 'bearer', async (call) => ({
    record_id: await startAttempt(call, call.member, 'paper', idIn(call.params)),
  }))
  api.get(`${PAPER}/join/:recordId`, 'bearer', (call) =>
    openPaper(call, call.member, idIn(call.params), idIn(call.params, 'recordId')),
  )
  api.post(`${PAPER}/submit/single`, 'bearer', async (call) => saveAnswer(call, await paperAttempt(call), call.body))
  api.post(`${PAPER}/submit/all`, 'bearer', async (call) => resultOf(await handIn(call, await paperAttempt(call))))
}

function mockRoutes(api: Api) {
  api.post(`${MOCK}/:id`, 'bearer', async (call) => ({
    recordId: await startAttempt(call, call.member, 'mock', idIn(call.params)),
  }))
  api.get(RECORD, 'bearer', (call) => openMock(call, call.member, idIn(call.params, 'recordId')))
  api.post(`${RECORD}/submit/single`, 'bearer', async (call) => saveAnswer(call, await mockAttempt(call), call.body))
  api.post(`${RECORD}/submit`, 'bearer', async (call) => resultOf(await handIn(call, await mockAttempt(call))))
}
