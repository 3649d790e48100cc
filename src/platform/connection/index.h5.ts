import type { Connection } from './types'

/** Not every browser has it. */
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
    const onChange = () => listener(document.visibilityState === 'visible')
    // A page that is being left still counts as visible here, and waiting for the next event is too late in WebKit.
    const leave = () => listener(false)
    // The page returns from the browser's memory as it was left. WebKit fires no other event.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && onChange()
    document.addEventListener('visibilitychange', onChange)
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', comeBack)
    return () => {
      document.removeEventListener('visibilitychange', onChange)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', comeBack)
    }
  },
}
