import { useMemo } from 'react'

import type { VoteTarget } from '@/api/qa'
import { useMark } from '@/features/shared/favorite/useMark'
import { qaMutations } from '@/queries/qa'

import { texts } from '../texts'

const words = { on: texts.detail.voted, off: texts.detail.unvoted }

/** Flips my vote for a question or an answer. */
export const useVote = (questionId: number, target: VoteTarget, id: number): (() => void) =>
  useMark(
    useMemo(() => qaMutations.vote(questionId, target, id), [questionId, target, id]),
    words,
  )
