import type { Faults } from './types'

export const faults: Faults = {
  watch(onFault) {
    // Those of elements do not bubble.
    window.addEventListener(
      'error',
      (event) => {
        const { target } = event
        if (target instanceof HTMLScriptElement) onFault({ missingFile: target.src })
        else if (target instanceof HTMLLinkElement) onFault({ missingFile: target.href })
        else if (event instanceof ErrorEvent) onFault({ error: event.error ?? event.message })
      },
      true,
    )
    window.addEventListener('unhandledrejection', ({ reason }) => onFault({ error: reason }))
  },
  send(url, body) {
    try {
      // As text: another content type would ask the foreign host first.
      navigator.sendBeacon(url, body)
    } catch {
      // An address that is none.
    }
  },
}
