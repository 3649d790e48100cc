/** Papers, mock papers and practices as goods (docs/backend/exams.md#exam-purchase). */
import { examOwners } from '../../db/schema'
import { allExams, type Exam, type ExamKind, findExam, isBought, mayEnter } from '../exams'
import { CONTENT_SALE, type Goods } from './types'

interface Words {
  order: string
  search: string
  idBase: number
  part: string
  /** The kind's name on learning paths; `name` is the one in refusals. */
  text: string
  name: string
}

function examGoods(kind: ExamKind, { order, search, idBase, part, text, name }: Words): Goods {
  const closedWords = ({ charge, isInvite }: Exam) => {
    if (isInvite) return '当前试卷仅限邀请用户参与'
    return charge === 0 ? `当前${name}无法购买` : undefined
  }
  return {
    order,
    addon: 'Paper',
    gift: search,
    sale: CONTENT_SALE,
    async find(context, id) {
      const exam = await findExam(context, kind, id)
      return { id, name: exam.title, thumb: '', charge: exam.charge, closed: closedWords(exam) }
    },
    isBought: (context, member, id) => isBought(context, member, { kind, id }),
    async give({ db, now }, memberId, targetId, charge) {
      await db.insert(examOwners).values({ memberId, kind, targetId, charge, createdAt: now }).onConflictDoNothing()
    },
    search: {
      word: search,
      idBase,
      /** Searches titles only, since exams have neither a picture nor a text. */
      async find(context, pattern) {
        const keyword = pattern.slice(1, -1).toLowerCase()
        const found = (await allExams(context, kind)).filter(({ title }) => title.toLowerCase().includes(keyword))
        const nothing = { thumb: '', summary: '', html: '' }
        return found.map(({ id, title, charge, createdAt }) => ({ id, title, charge, createdAt, ...nothing }))
      },
    },
    part: {
      word: part,
      text,
      async mayUse(context, member, id) {
        const exam = (await allExams(context, kind)).find((one) => one.id === id)
        return exam && mayEnter(context, member, exam)
      },
    },
  }
}

export const paperGoods = examGoods('paper', {
  order: '试卷',
  search: 'paper',
  idBase: 600_000,
  part: 'paper_paper',
  text: '考试',
  name: '试卷',
})
export const mockGoods = examGoods('mock', {
  order: '模拟试卷',
  search: 'mock_paper',
  idBase: 700_000,
  part: 'paper_mock',
  text: '模拟考试',
  name: '试卷',
})
export const practiceGoods = examGoods('practice', {
  order: '练习',
  search: 'practice',
  idBase: 800_000,
  part: 'paper_practice',
  text: '练习',
  name: '练习',
})
