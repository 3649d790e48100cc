import { nameAnswer } from '@/lib/report'
import { serverClock } from '@/lib/serverClock'

import { ApiError } from './apiError'
import { httpContext } from './client'
import { type Answer, headerOf, openEnvelope } from './envelope'
import { createRateLimiter } from './rateLimiter'

export const rateLimiter = createRateLimiter()

/** The platform rejects with this when no answer came. */
export function toNetworkError(error: unknown): ApiError {
  const text = String((error as { errMsg?: unknown } | undefined)?.errMsg ?? error)
  return new ApiError(/time ?out|timed out/i.test(text) ? 'timeout' : 'offline')
}

/** The same name for all ids. Reports are counted by it. */
export const nameOfCall = (method: string, path: string): string =>
  `${method} ${path.replace(/\/\d+(?=\/|$)/g, '/:id')}`

/** Opens an answer, and tells the session about 401 and the rate limiter about 429. `request` and `upload` share it. */
export function handleResponse(answer: Answer, token: string | null, call: string): unknown {
  serverClock.observe(headerOf(answer, 'date'))
  try {
    const data = openEnvelope(answer, call)
    nameAnswer(data, call)
    return data
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'unauthorized') httpContext().onUnauthorized(token, error.message)
    if (error instanceof ApiError && error.kind === 'busy') rateLimiter.rest()
    throw error
  }
}
