import { isAsking, openQuestion } from './question'
import type { Updater, UpdateTexts } from './types'

const reloadedKey = 'zhitu:reloaded_for_chunk'
/**
 * A second failure within this time means that a reload does not help. Then the learner is asked, which prevents a
 * loop.
 */
const reloadPauseMs = 60_000

/** If the server answers with `index.html` for a missing script, webpack reports the same failure. */
function isChunkFailure(reason: unknown): boolean {
  return reason instanceof Error && (reason.name === 'ChunkLoadError' || /Loading (CSS )?chunk/.test(reason.message))
}

function hasJustReloaded(): boolean {
  try {
    const at = Number(sessionStorage.getItem(reloadedKey))
    sessionStorage.setItem(reloadedKey, String(Date.now()))
    return Date.now() - at < reloadPauseMs
  } catch {
    return true
  }
}

/**
 * Whether the server's start page has other first scripts than this one had. Scripts of pages do not count. Null = the
 * server is unreachable.
 */
async function isOutdated(): Promise<boolean | null> {
  try {
    const answer = await fetch(window.location.pathname, { cache: 'no-store' })
    const html = await answer.text()
    const own = [...document.querySelectorAll('script[defer][src]')].map((script) => script.getAttribute('src') ?? '')
    return answer.ok && own.some((src) => /[.-][0-9a-f]{8}\.js$/.test(src) && !html.includes(src))
  } catch {
    return null
  }
}

/** Reloads once by itself if there is a new version. */
async function recover(texts: UpdateTexts, failedTexts: UpdateTexts, onOffline: () => void): Promise<void> {
  // WebKit cancels the loads of a page that is being left, and continues here if the learner returns.
  let isLeft = false
  window.addEventListener('pagehide', () => (isLeft = true), { once: true })
  const isOld = await isOutdated()
  if (isLeft) return
  // The browser may notice late that the network is gone. A question over the page would be in the way.
  if (isOld === null) onOffline()
  else if (!isOld) openQuestion(failedTexts)
  else if (hasJustReloaded()) openQuestion(texts)
  else window.location.reload()
}

export const updater: Updater = {
  apply(url) {
    if (/^https?:\/\//.test(url)) window.location.assign(url)
    else window.location.reload()
    return 'ready'
  },
  offerReload: openQuestion,
  isAsking,
  watch({ texts, failedTexts, onOffline }) {
    window.addEventListener('unhandledrejection', (event) => {
      if (!isChunkFailure(event.reason)) return
      event.preventDefault()
      // A reload without a network would lose the page on screen.
      if (!navigator.onLine) onOffline()
      else void recover(texts, failedTexts, onOffline)
    })
  },
}
