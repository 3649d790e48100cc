import { openQuestion } from './question'
import type { Updater } from './types'

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

export const updater: Updater = {
  apply(url) {
    if (/^https?:\/\//.test(url)) window.location.assign(url)
    else window.location.reload()
  },
  watch({ words, onOffline }) {
    window.addEventListener('unhandledrejection', (event) => {
      if (!isChunkFailure(event.reason)) return
      event.preventDefault()
      // Without a network a reload would lose the page that is on screen.
      if (!navigator.onLine) onOffline()
      else if (hasJustReloaded()) openQuestion(words)
      else window.location.reload()
    })
  },
}
