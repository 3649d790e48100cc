import { useAction } from '@/features/shared/action'
import { qaMutations } from '@/queries/qa'
import { currentLocation, goBack, replaceWith } from '@/routes/navigate'

import { texts as qaTexts } from '../texts'

const texts = qaTexts.detail

/** What the asker and the authors of answers can do. */
export function useQuestionActions(questionId: number) {
  const adoption = useAction(qaMutations.adopt, {
    confirm: ({ reward }) => texts.adoption(reward),
    done: texts.adoptDone,
  })
  const removal = useAction(qaMutations.remove, {
    confirm: texts.removal,
    done: texts.removed,
    next: () => (currentLocation(1) ? goBack() : replaceWith('qaIndex')),
  })
  const answerRemoval = useAction(qaMutations.removeAnswer, { confirm: texts.answerRemoval, done: texts.removed })
  return {
    adopt: (answerId: number, reward: number) => void adoption.run({ questionId, answerId, reward }),
    remove: () => void removal.run(questionId),
    removeAnswer: (answerId: number) => void answerRemoval.run({ questionId, answerId }),
  }
}
