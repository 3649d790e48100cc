import { isAsking, openQuestion } from './question'
import type { Updater, UpdateTexts } from './types'

const reloadedKey = 'zhitu:reloaded_for_chunk'
/** A second failure within this time means that reloading does not help: ask instead of looping. */
const reloadPauseMs = 60_000

/** `index.html` in place of a missing script leaves its chunk out: webpack calls it the same. */
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
 * The server's start page begins with other scripts than this one did; those of pages come and go. Null = it cannot be
 * reached.
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

/** A new version is loaded by itself, once. */
async function recover(texts: UpdateTexts, failedTexts: UpdateTexts, onOffline: () => void): Promise<void> {
  // WebKit breaks off what a page that is being left still loads, and goes on here when the learner comes back.
  let isLeft = false
  window.addEventListener('pagehide', () => (isLeft = true), { once: true })
  const isOld = await isOutdated()
  if (isLeft) return
  // The browser hears late that the network is gone; a question over the page would be in the way of who goes on.
  if (isOld === null) onOffline()
  else if (!isOld) openQuestion(failedTexts)
  else if (hasJustReloaded()) openQuestion(texts)
  else window.location.reload()
}

export const updater: Updater = {
  apply(url) {
    if (/^https?:\/\//.test(url)) window.location.assign(url)
    else window.location.reload()
    return true
  },
  offerReload: openQuestion,
  isAsking,
  watch({ texts, failedTexts, onOffline }) {
    window.addEventListener('unhandledrejection', (event) => {
      if (!isChunkFailure(event.reason)) return
      event.preventDefault()
      // Without a network a reload would lose the page that is on screen.
      if (!navigator.onLine) onOffline()
      else void recover(texts, failedTexts, onOffline)
    })
  },
}
