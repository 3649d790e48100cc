/** The Paper add-on: papers, mock papers, practices (docs/backend/exams.md). */
import { idIn, ownPages, type Api } from '../core/api'
import { idNumber, read } from '../core/read'
import { mockDetail, paperDetail, practiceDetail } from '../services/examDetails'
import { type ExamKind, examStats, listExams } from '../services/exams'
import { myExams } from '../services/myExams'
import { mockGoods, paperGoods, practiceGoods } from '../services/goods/exam'
import type { Goods } from '../services/goods/types'
import { orderOne } from '../services/orders'

const BASE = '/addons/Paper/api'

const kinds: Record<ExamKind, { list: string; one: string; mine: string; goods: Goods }> = {
  paper: { list: 'papers', one: 'paper', mine: 'joinPapers', goods: paperGoods },
  mock: { list: 'mock_papers', one: 'mock_paper', mine: 'joinMockPapers', goods: mockGoods },
  practice: { list: 'practices', one: 'practice', mine: 'joinPractices', goods: practiceGoods },
}

const details = { paper: paperDetail, mock: mockDetail, practice: practiceDetail }

export function examRoutes(api: Api) {
  api.get(`${BASE}/v2/stats/index`, 'optional', (call) => examStats(call, call.member))
  for (const kind of ['paper', 'mock', 'practice'] as const) addRoutes(api, kind)
}

function addRoutes(api: Api, kind: ExamKind) {
  const { list, one, mine, goods } = kinds[kind]
  api.get(`${BASE}/v1/${list}`, 'optional', (call) => listExams(call, kind))
  api.get(`${BASE}/v1/${one}/:id`, 'bearer', (call) => details[kind](call, call.member, idIn(call.params)))
  api.get(`${BASE}/v2/member/${mine}`, 'bearer', ownPages(myExams(kind), 'either'))
  api.only('base').post(`${BASE}/v1/${one}/buy`, 'bearer', (call) => {
    const { goods_id: id } = read(call.body, { goods_id: idNumber })
    return orderOne(call, goods, id)
  })
}
