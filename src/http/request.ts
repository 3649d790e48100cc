import { requestLoadingDelayMs, requestTimeoutMs } from '@/config/limits'

import { handleResponse, nameOfCall, rateLimiter, toNetworkError } from './answer'
import { ApiError } from './apiError'
import { headersOf, type HostName, httpContext, type Query, urlOf, withQuery } from './client'
import type { Answer } from './envelope'
import { transport } from './transport'

export interface RequestOptions {
  path: string
  /** Default POST with JSON (docs/backend/README.md#hosts-and-headers). */
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  query?: Query
  body?: Record<string, unknown>
  host?: HostName
  /** Cancels the call; the promise then rejects with kind 'aborted'. */
  signal?: AbortSignal
  /** Polling, heartbeats and reports: the call waits for room in the budget. */
  isBackground?: boolean
  /** The call reaches the server even when the page is left meanwhile (H5; at most 64 KiB). */
  outlivesPage?: boolean
  /** Default `requestTimeoutMs`, which is also the longest that the mini-program allows. */
  timeoutMs?: number
  /** Shows the platform's indicator after 800 ms. */
  hasIndicator?: boolean
  /** Overrides the session's token; `null` sends none. */
  token?: string | null
}

function send(options: RequestOptions, token: string | null): Promise<Answer> {
  const { path, method = 'POST', query, body, host, signal, outlivesPage, timeoutMs = requestTimeoutMs } = options
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(new ApiError('aborted'))
      return
    }
    const { answer, abort } = transport({
      url: urlOf(withQuery(path, query), host),
      method,
      headers: { ...headersOf(token), ...(body ? { 'Content-Type': 'application/json' } : {}) },
      body,
      outlivesPage,
      // Not always, because on another origin each call would then need a preflight of its own.
      isFresh: httpContext().isReplayed?.(),
    })
    const stop = (kind: 'aborted' | 'timeout') => {
      reject(new ApiError(kind))
      abort()
    }
    const timer = setTimeout(() => stop('timeout'), timeoutMs)
    const onAbort = () => stop('aborted')
    signal?.addEventListener('abort', onAbort)
    answer
      .then(resolve, (error: unknown) => reject(toNetworkError(error)))
      .finally(() => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', onAbort)
      })
  })
}

/**
 * One call to the backend: `data` of an envelope with code 0.
 * @throws ApiError of every kind but 'shape'
 */
export async function request(options: RequestOptions): Promise<unknown> {
  const context = httpContext()
  // The asker's token: another member may log in while the call waits.
  const token = options.token === undefined ? context.token() : options.token
  await rateLimiter.acquire(options.isBackground ?? false)
  const call = nameOfCall(options.method ?? 'POST', options.path)
  const indicator = options.hasIndicator ? setTimeout(() => context.showLoading(), requestLoadingDelayMs) : undefined
  try {
    return handleResponse(await send(options, token), token, call)
  } catch (error) {
    if (error instanceof ApiError) error.call = call
    throw error
  } finally {
    if (indicator !== undefined) {
      clearTimeout(indicator)
      context.hideLoading()
    }
  }
}
