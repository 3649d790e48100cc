import { useRef } from 'react'

import { ApiError, errorText, isOutcomeUnknown } from '@/http/apiError'
import { mentionsThing } from '@/http/mentionsThing'

import { texts } from './texts'

/**
 * A code works once. When the answer to a call was lost, a refusal of the same code may mean that the call was carried
 * out, which the learner is told.
 */
export function useCodeOnce(words: 'maybeBound' | 'maybeSaved' | 'maybeSpent') {
  const lost = useRef<string>()
  return async <R>(code: string, call: () => Promise<R>): Promise<R> => {
    try {
      return await call()
    } catch (error) {
      if (isOutcomeUnknown(error)) lost.current = code
      else if (lost.current === code && mentionsThing(errorText(error), 'smsCode')) {
        throw new ApiError('rejected', { message: texts[words] })
      }
      throw error
    }
  }
}
