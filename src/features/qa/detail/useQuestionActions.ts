import { useQueryClient } from '@tanstack/react-query'

import { adoptAnswer, removeAnswer, removeQuestion } from '@/api/qa'
import { ask, toast } from '@/features/shared/dialog'
import { useTask } from '@/features/shared/form/useTask'
import { errorText } from '@/http/apiError'
import { qaQueries } from '@/queries/qa'
import { goBackOrReplace } from '@/routes/navigate'

import { texts } from '../texts'
import { withAdopted } from './model'

/** What the asker and the writers of answers can do, each once at a time. */
export function useQuestionActions(questionId: number) {
  const client = useQueryClient()
  const { queryKey } = qaQueries.detail(questionId)
  const refresh = () => client.invalidateQueries({ queryKey })
  const refreshLists = () => void client.invalidateQueries({ queryKey: qaQueries.lists() })

  /** Shown at once, and taken back when the server refuses. */
  const adoption = useTask(async (answerId: number, reward: number) => {
    if (!(await ask(texts.detail.adoption(reward)))) return
    await client.cancelQueries({ queryKey })
    const before = client.getQueryData(queryKey)
    client.setQueryData(queryKey, (detail) => detail && withAdopted(detail, answerId))
    try {
      await adoptAnswer(questionId, answerId)
      toast(texts.detail.adoptDone, 'success')
      refreshLists()
    } catch (error) {
      client.setQueryData(queryKey, before)
      toast(errorText(error), 'error')
    }
    await refresh()
  })

  const removal = useTask(async () => {
    if (!(await ask(texts.detail.removal))) return
    try {
      await removeQuestion(questionId)
    } catch (error) {
      toast(errorText(error), 'error')
      return refresh()
    }
    toast(texts.detail.removed, 'success')
    refreshLists()
    return goBackOrReplace({ name: 'qaIndex', params: {} })
  })

  const answerRemoval = useTask(async (answerId: number) => {
    if (!(await ask(texts.detail.answerRemoval))) return
    try {
      await removeAnswer(answerId)
      toast(texts.detail.removed, 'success')
      refreshLists()
    } catch (error) {
      toast(errorText(error), 'error')
    }
    await refresh()
  })

  return {
    adopt: (answerId: number, reward: number) => void adoption.run(answerId, reward),
    remove: () => void removal.run(),
    removeAnswer: (answerId: number) => void answerRemoval.run(answerId),
  }
}
