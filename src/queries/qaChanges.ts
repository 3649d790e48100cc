import { adoptedFirst, type QuestionDetail, type VoteTarget } from '@/api/qa'

interface Voted {
  isVoted: boolean
  voteCount: number
}

const flipped = <T extends Voted>(thing: T, isVoted: boolean): T =>
  thing.isVoted === isVoted ? thing : { ...thing, isVoted, voteCount: thing.voteCount + (isVoted ? 1 : -1) }

/** The question with my vote, for it or for one of its answers, set or removed. */
export function withVote(detail: QuestionDetail, target: VoteTarget, id: number, isVoted: boolean): QuestionDetail {
  if (target === 'answer') {
    const answers = detail.answers.map((answer) => (answer.id === id ? flipped(answer, isVoted) : answer))
    return { ...detail, answers }
  }
  const { voteCount } = flipped({ isVoted: detail.isVoted, voteCount: detail.question.voteCount }, isVoted)
  return { ...detail, isVoted, question: { ...detail.question, voteCount } }
}

export function isVoted(detail: QuestionDetail | undefined, target: VoteTarget, id: number): boolean {
  if (target === 'question') return detail?.isVoted ?? false
  return detail?.answers.find((answer) => answer.id === id)?.isVoted ?? false
}

/** The question with this answer adopted. */
export const withAdopted = (detail: QuestionDetail, answerId: number): QuestionDetail => ({
  ...detail,
  question: { ...detail.question, isSolved: true },
  answers: adoptedFirst(
    detail.answers.map((answer) => (answer.id === answerId ? { ...answer, isAdopted: true } : answer)),
  ),
})
