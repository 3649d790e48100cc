import type { Updater } from './types'

const reloadedKey = 'zhitu:reloaded_for_chunk'
/** A second failure within this time means that reloading does not help: ask instead of looping. */
const reloadPauseMs = 60_000

/** `index.html` in place of a missing script is a syntax error in a file of ours: the same thing. */
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
  watch(ask) {
    let isAsking = false
    window.addEventListener('unhandledrejection', (event) => {
      if (!isChunkFailure(event.reason) || isAsking) return
      event.preventDefault()
      // Without a network a reload would lose the page that is on screen.
      if (navigator.onLine && !hasJustReloaded()) {
        window.location.reload()
        return
      }
      isAsking = true
      void ask().then((isAgreed) => {
        isAsking = false
        if (isAgreed) window.location.reload()
      })
    })
  },
}
