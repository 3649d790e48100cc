import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'

import { toggleVote, type VoteTarget } from '@/api/qa'
import { toast } from '@/features/shared/dialog'
import { createOptimisticToggle, useFlush } from '@/features/shared/favorite/optimisticToggle'
import { errorText } from '@/http/apiError'
import { qaQueries } from '@/queries/qa'

import { texts } from '../texts'
import { isVoted, withVote } from './model'

/** My vote for a question or an answer; what is on screen is the cached detail. */
export function useVote(questionId: number, target: VoteTarget, id: number): () => void {
  const client = useQueryClient()
  const toggle = useMemo(() => {
    const { queryKey } = qaQueries.detail(questionId)
    return createOptimisticToggle({
      isOn: () => isVoted(client.getQueryData(queryKey), target, id),
      send: (flipped) => toggleVote(target, id, flipped),
      onChange(next) {
        // An answer that is on its way still says the old thing.
        void client.cancelQueries({ queryKey })
        client.setQueryData(queryKey, (detail) => detail && withVote(detail, target, id, next))
      },
      onSettled: (isOn) => toast(isOn ? texts.detail.voted : texts.detail.unvoted, 'success'),
      onError: (error) => toast(errorText(error), 'error'),
    })
  }, [client, questionId, target, id])
  useFlush(toggle.flush)
  return toggle.press
}
