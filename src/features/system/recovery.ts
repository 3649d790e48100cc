import { focusManager, type Query, type QueryCacheNotifyEvent } from '@tanstack/react-query'

import { getVersion } from '@/api/app'
import { noAnswerYetMs } from '@/config/limits'
import { ApiError, isException, mayPass } from '@/http/apiError'
import { queryClient } from '@/queries/client'
import { useAppConfig } from '@/stores/appConfig'

import { persist } from './persist'
import { recoveryTexts as texts } from './recoveryTexts'

/** On screen, and failed for want of a server, of one with time for it, or of an answer of the server's own. */
const isCutOff = (query: Query): boolean =>
  query.isActive() && mayPass(query.state.error) && !isException(query.state.error)

const kindOf = ({ state }: Query) => (state.error instanceof ApiError ? state.error.kind : undefined)

/** What was said last about what is not there: it stays while tries go on, until there is data. */
const standing = new WeakMap<Query, Error>()

function say(query: Query, error: Error): void {
  standing.set(query, error)
  query.setState({ status: 'error', error })
}

/** Every answer of the backend's own will do, a refusal or an exception too. */
async function signOfLife(): Promise<void> {
  if (!focusManager.isFocused()) throw new ApiError('offline')
  await getVersion().catch((error: unknown) => {
    if (mayPass(error) && !isException(error)) throw error
  })
}

let outage: Promise<void> | undefined

/** One question for all that waits: a server that is down is not asked for everything over and over. */
const serverIsBack = () => (outage ??= persist(signOfLife).finally(() => (outage = undefined)))

/** One call may be lost while all others are answered: each has its own tries, further and further apart. */
async function askAgain(query: Query): Promise<void> {
  if (!isCutOff(query)) return
  if (!focusManager.isFocused()) throw new ApiError('offline')
  if (kindOf(query) !== 'timeout') await serverIsBack()
  if (!isCutOff(query)) return
  await query.fetch({ ...query.options, retry: false }).catch(() => undefined)
  if (!isCutOff(query)) return
  // The network is there: the server has just been heard.
  if (kindOf(query) === 'offline') say(query, new ApiError('status', { message: texts.lost }))
  throw query.state.error
}

const asking = new Set<Query>()

function keepAsking(query: Query): void {
  if (asking.has(query) || !isCutOff(query)) return
  asking.add(query)
  void persist(() => askAgain(query)).then(() => asking.delete(query))
}

/** A skeleton, or the spinner below a list. */
const isWaitedFor = ({ state }: Query): boolean =>
  state.fetchStatus === 'fetching' && (state.data === undefined || state.fetchMeta?.fetchMore !== undefined)

const timers = new WeakMap<Query, ReturnType<typeof setTimeout>>()

/**
 * After a while without an answer there is a word and a way to ask anew. The call goes on, and what it brings counts:
 * for a press it is as if there were none.
 */
function watchPatience(query: Query, ms = noAnswerYetMs): void {
  clearTimeout(timers.get(query))
  const tell = () => {
    if (!query.isActive() || !isWaitedFor(query)) return
    say(query, new ApiError('timeout', { message: texts.slow }))
    query.setState({ fetchStatus: 'idle' })
  }
  timers.set(query, setTimeout(tell, ms))
}

function follow(event: QueryCacheNotifyEvent): void {
  const { query } = event
  if (event.type === 'observerAdded' && isWaitedFor(query)) watchPatience(query)
  // A page that is opened anew starts with a skeleton.
  if (event.type === 'observerRemoved' && !query.isActive()) standing.delete(query)
  if (event.type !== 'updated') return
  const { type } = event.action
  if (type === 'fetch' || type === 'continue') watchPatience(query)
  if (type === 'success') standing.delete(query)
  if (type === 'error' && query.state.error) standing.set(query, query.state.error)
  const said = standing.get(query)
  if (type === 'fetch' && said && query.state.data === undefined) query.setState({ status: 'error', error: said })
  if (type === 'error') keepAsking(query)
}

/**
 * A network that the system reports may lead nowhere: a portal to log in to, a server that is down, one call of five
 * that never ends. What has failed on screen is asked for again, and says so meanwhile; a real change of the network is
 * TanStack's own matter.
 */
export function watchServer(readConfig: () => Promise<void>): () => void {
  const tell = () => {
    const { config, failure, fail } = useAppConfig.getState()
    if (!config && !failure) fail(new ApiError('timeout'), () => void readConfig().catch(() => undefined))
  }
  // The app has been open for a while when this is loaded.
  const leftMs = noAnswerYetMs / 2
  setTimeout(tell, leftMs)
  for (const query of queryClient.getQueryCache().getAll()) {
    if (query.isActive() && query.state.error) standing.set(query, query.state.error)
    if (isWaitedFor(query)) watchPatience(query, leftMs)
    keepAsking(query)
  }
  return queryClient.getQueryCache().subscribe(follow)
}
