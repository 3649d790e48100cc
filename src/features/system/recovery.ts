import { focusManager, type Query, type QueryCacheNotifyEvent } from '@tanstack/react-query'

import { getVersion } from '@/api/app'
import { noAnswerYetMs } from '@/config/limits'
import { ApiError, isException, mayPass } from '@/http/apiError'
import { queryClient } from '@/queries/client'
import { useAppConfig } from '@/stores/appConfig'

import { persist } from './persist'
import { recoveryTexts as texts } from './recoveryTexts'

/**
 * A visible query that failed because the server was unreachable, overloaded, or answered through something else. An
 * exception has a retry on screen, unless what the device had is shown instead.
 */
const isCutOff = (query: Query): boolean => {
  const { error, data, dataUpdatedAt } = query.state
  const isOld = data !== undefined && dataUpdatedAt === 0
  return query.isActive() && mayPass(error) && (isOld || !isException(error))
}

const kindOf = ({ state }: Query) => (state.error instanceof ApiError ? state.error.kind : undefined)

/** The last error of a query without data. It stays on screen during further tries, until there is data. */
const shownErrors = new WeakMap<Query, Error>()

function showError(query: Query, error: Error): void {
  shownErrors.set(query, error)
  query.setState({ status: 'error', error })
}

/** Any answer of the backend itself counts, even a refusal or an exception. */
async function signOfLife(): Promise<void> {
  if (!focusManager.isFocused()) throw new ApiError('offline')
  await getVersion().catch((error: unknown) => {
    if (mayPass(error) && !isException(error)) throw error
  })
}

let outage: Promise<void> | undefined

/** One call on behalf of all failed queries, so that a dead server is not asked for each of them again and again. */
const serverIsBack = () => (outage ??= persist(signOfLife).finally(() => (outage = undefined)))

/** A single call may be lost while all others succeed. So each query has its own tries, at growing intervals. */
async function askAgain(query: Query): Promise<void> {
  if (!isCutOff(query)) return
  if (!focusManager.isFocused()) throw new ApiError('offline')
  if (kindOf(query) !== 'timeout') await serverIsBack()
  if (!isCutOff(query)) return
  await query.fetch({ ...query.options, retry: false }).catch(() => undefined)
  if (!isCutOff(query)) return
  // The server has just answered, so "offline" is no longer true.
  if (kindOf(query) === 'offline') showError(query, new ApiError('status', { message: texts.lost }))
  throw query.state.error
}

const retrying = new Set<Query>()

function retryUntilAnswered(query: Query): void {
  if (retrying.has(query) || !isCutOff(query)) return
  retrying.add(query)
  void persist(() => askAgain(query)).then(() => retrying.delete(query))
}

/** The learner sees a skeleton, or the spinner below a list. */
const isWaitedFor = ({ state }: Query): boolean =>
  state.fetchStatus === 'fetching' && (state.data === undefined || state.fetchMeta?.fetchMore !== undefined)

const timers = new WeakMap<Query, ReturnType<typeof setTimeout>>()

/**
 * After a while without an answer, shows a message with a retry. The call goes on, and its answer still counts. A press
 * on the retry starts a new one.
 */
function watchPatience(query: Query, ms = noAnswerYetMs): void {
  clearTimeout(timers.get(query))
  const tell = () => {
    if (!query.isActive() || !isWaitedFor(query)) return
    showError(query, new ApiError('timeout', { message: texts.slow }))
    query.setState({ fetchStatus: 'idle' })
  }
  timers.set(query, setTimeout(tell, ms))
}

function follow(event: QueryCacheNotifyEvent): void {
  const { query } = event
  if (event.type === 'observerAdded' && isWaitedFor(query)) watchPatience(query)
  // A page that is opened anew starts with its skeleton.
  if (event.type === 'observerRemoved' && !query.isActive()) shownErrors.delete(query)
  if (event.type !== 'updated') return
  const { type } = event.action
  if (type === 'fetch' || type === 'continue') watchPatience(query)
  if (type === 'success') shownErrors.delete(query)
  if (type === 'error' && query.state.error) shownErrors.set(query, query.state.error)
  const shownError = shownErrors.get(query)
  if (type === 'fetch' && shownError && query.state.data === undefined)
    query.setState({ status: 'error', error: shownError })
  if (type === 'error') retryUntilAnswered(query)
}

/**
 * The system may report a network that leads nowhere: a portal with a login, a dead server, one call of five that never
 * ends. Failed queries on screen are retried, and show a message meanwhile. Real changes of the network are handled by
 * TanStack Query.
 */
export function watchServer(readConfig: () => Promise<void>): () => void {
  const tell = () => {
    const { config, failure, fail } = useAppConfig.getState()
    if (!config && !failure) fail(new ApiError('timeout'), () => void readConfig().catch(() => undefined))
  }
  // The app has been open for a while when this code runs.
  const leftMs = noAnswerYetMs / 2
  setTimeout(tell, leftMs)
  for (const query of queryClient.getQueryCache().getAll()) {
    if (query.isActive() && query.state.error) shownErrors.set(query, query.state.error)
    if (isWaitedFor(query)) watchPatience(query, leftMs)
    retryUntilAnswered(query)
  }
  return queryClient.getQueryCache().subscribe(follow)
}
