import type { Connection } from './types'

/** Not every browser tells. */
interface TellingNavigator {
  connection?: { saveData?: boolean; effectiveType?: string }
}

export const connection: Connection = {
  isOnline: () => navigator.onLine,
  isDear() {
    const { saveData = false, effectiveType = '' } = (navigator as TellingNavigator).connection ?? {}
    return saveData || effectiveType.endsWith('2g')
  },
  watchOnline(listener) {
    const on = () => listener(true)
    const off = () => listener(false)
    window.addEventListener('online', on)
    window.addEventListener('offline', off)
    return () => {
      window.removeEventListener('online', on)
      window.removeEventListener('offline', off)
    }
  },
  watchVisible(listener) {
    const change = () => listener(document.visibilityState === 'visible')
    // A page that goes still counts as visible then; what waits for the change after it is too late in WebKit.
    const leave = () => listener(false)
    // Out of the memory of the browser, as it was left: WebKit says no more than this.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && change()
    document.addEventListener('visibilitychange', change)
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', comeBack)
    return () => {
      document.removeEventListener('visibilitychange', change)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', comeBack)
    }
  },
}
