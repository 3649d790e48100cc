/** The Paper add-on: papers, mock papers, practices (exam contract 5 to 8, 12, 13). */
import { idIn, type Api } from '../core/api'
import { noRoute } from '../core/envelope'
import { lightPage } from '../core/paging'
import { idNumber, read } from '../core/read'
import { askForPage } from '../services/books'
import { mockDetail, paperDetail, practiceDetail } from '../services/examDetails'
import { type ExamKind, examStats, listExams } from '../services/exams'
import { myExams } from '../services/myExams'
import { orderAddon } from '../services/orders'

const BASE = '/addons/Paper/api'

/** Paths and words of each kind. */
const kinds: Record<ExamKind, { list: string; one: string; mine: string; word: string }> = {
  paper: { list: 'papers', one: 'paper', mine: 'joinPapers', word: '试卷' },
  mock: { list: 'mock_papers', one: 'mock_paper', mine: 'joinMockPapers', word: '模拟试卷' },
  practice: { list: 'practices', one: 'practice', mine: 'joinPractices', word: '练习' },
}

const details = { paper: paperDetail, mock: mockDetail, practice: practiceDetail }

const category = (value = '0') => Number(value) || 0

export function examRoutes(api: Api) {
  api.get(`${BASE}/v2/stats/index`, 'optional', (call) => examStats(call, call.member))
  for (const kind of ['paper', 'mock', 'practice'] as const) addRoutes(api, kind)
}

function addRoutes(api: Api, kind: ExamKind) {
  const { list, one, mine, word } = kinds[kind]
  api.get(`${BASE}/v1/${list}`, 'optional', (call) => {
    const filter = { cid1: category(call.query.cid1), cid2: category(call.query.cid2) }
    return listExams(call, call.member, kind, filter, askForPage(call.query))
  })
  api.get(`${BASE}/v1/${one}/:id`, 'bearer', (call) => details[kind](call, call.member, idIn(call.params)))
  api.get(`${BASE}/v2/member/${mine}`, 'bearer', async (call) =>
    lightPage(await myExams(call, call.member, kind, askForPage(call.query))),
  )
  api.only('base').post(`${BASE}/v1/${one}/buy`, 'bearer', (call) => {
    const { goods_id: id } = read(call.body, { goods_id: idNumber })
    return orderAddon(call, call.member, word, id, call.body)
  })
  // "buy" is no id: without this the path would count as a known one of the wrong method.
  api.only('head').post(`${BASE}/v1/${one}/buy`, 'none', () => {
    throw noRoute()
  })
}
