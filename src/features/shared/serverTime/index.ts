import { serverClock } from '@/lib/serverClock'
import { askSiteTime } from '@/platform/siteTime'

/** A site that did not answer is left alone for this long. */
const pauseMs = 30_000

let request: Promise<void> | undefined

async function ask(): Promise<void> {
  serverClock.learn(await askSiteTime())
  if (serverClock.isKnown()) request = undefined
  else setTimeout(() => (request = undefined), pauseMs)
}

/** Learns the time from the page's own server where the API's answers hide it. Resolves at once where it is known. */
export function learnServerTime(): Promise<void> {
  if (serverClock.isKnown() || !serverClock.isHidden()) return Promise.resolve()
  request ??= ask()
  return request
}
