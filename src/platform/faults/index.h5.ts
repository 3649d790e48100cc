import type { Faults } from './types'

export const faults: Faults = {
  watch(onFault) {
    // Error events of elements do not bubble.
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
      // As text: another content type would need a preflight at the foreign host.
      navigator.sendBeacon(url, body)
    } catch {
      // The address is invalid.
    }
  },
}
