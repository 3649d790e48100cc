import { type Exam, type ExamKind, listMyExams, type MyExam } from '@/api/exam'
import type { RouteLocation } from '@/routes/codec'

import { contentQueryKeys, type SaleItem, studyList, type StudyRow, type StudyTab } from './define'

const texts = {
  best: (score: number) => `最高得分 ${score}`,
  fullScore: (score: number) => `满分 ${score}`,
  questions: (count: number) => `共 ${count} 题`,
  done: (done: number, all: number) => `已练习 ${done} / ${all}`,
}

/** Papers, mock papers and practices share this. */
export const examGoods = {
  emblem: 'paper',
  isShutWithoutPrice: true,
  comments: null,
  favorite: null,
  protocol: 'purchase',
  outdated: contentQueryKeys,
  changesMember: false,
} as const

/** A free exam that is still shut is not sold: an invitation or a course opens it. */
export const examSaleItem = (
  { title, priceCents, canJoin, isInviteOnly }: Exam & { isInviteOnly?: boolean },
  meta: string,
): SaleItem => ({
  title,
  thumb: '',
  priceCents: isInviteOnly || priceCents === 0 ? null : priceCents,
  meta,
  isOwned: canJoin,
})

/** How long a paper is, behind its name. 0 minutes are none. */
export const paperMeta = (name: string, { questionCount, minutes }: { questionCount: number; minutes: number }) =>
  `${name} · ${questionCount} 题` + (minutes > 0 ? ` · ${minutes} 分钟` : '')

export const examTab: StudyTab = { label: '考试', listLabel: '考试范围' }

function metaOf({ bestScore, fullScore, questionCount, doneCount }: MyExam): string {
  if (doneCount !== null) return texts.done(doneCount, questionCount ?? 0)
  const parts = [
    // The server sends 0 for a result of 0, and for none.
    bestScore !== null && bestScore > 0 && texts.best(bestScore),
    fullScore !== null && texts.fullScore(fullScore),
    questionCount !== null && texts.questions(questionCount),
  ]
  return parts.filter(Boolean).join(' · ')
}

/** The done part of a practice, or the marks won in a paper; undefined = neither is known. */
function progressOf({ bestScore, fullScore, questionCount, doneCount }: MyExam): number | undefined {
  if (doneCount !== null) return questionCount ? doneCount / questionCount : undefined
  return bestScore && fullScore ? bestScore / fullScore : undefined
}

export const myExams = (
  kind: ExamKind,
  detailLocation: (id: number) => RouteLocation,
  list: { label: string; empty: { title: string; hint: string } },
) =>
  studyList({
    ...list,
    key: 'mine',
    fetch: (...page) => listMyExams(kind, ...page),
    toRow(exam: MyExam): StudyRow {
      const { id, title } = exam
      return {
        id,
        title,
        thumb: '',
        meta: metaOf(exam),
        progress: progressOf(exam),
        location: detailLocation(id),
      }
    },
  })
