/** Papers, mock papers and practices as goods (exam contract 13). */
import { examOwners } from '../db/schema'
import { type Exam, type ExamKind, findExam, isBought } from './exams'
import type { AddonGoods } from './goods'

/** What it is called in a refusal. */
const names: Record<ExamKind, string> = { paper: '试卷', mock: '试卷', practice: '练习' }

function closedWords({ kind, charge, isInvite }: Exam): string | undefined {
  if (isInvite) return '当前试卷仅限邀请用户参与'
  return charge === 0 ? `当前${names[kind]}无法购买` : undefined
}

export const examGoods = (kind: ExamKind): AddonGoods => ({
  async find(work, id) {
    const exam = await findExam(work, kind, id)
    return { id, name: exam.title, thumb: '', charge: exam.charge, closed: closedWords(exam) }
  },
  isBought: (work, member, id) => isBought(work, member, { kind, id }),
  async give({ db, now }, memberId, targetId, charge) {
    await db
      .insert(examOwners)
      .values({ memberId, kind, targetId, charge, createdAt: now })
      .onConflictDoNothing()
  },
})
