import type { Connection } from './types'

export const connection: Connection = {
  isOnline: () => navigator.onLine,
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
    document.addEventListener('visibilitychange', change)
    window.addEventListener('pagehide', change)
    return () => {
      document.removeEventListener('visibilitychange', change)
      window.removeEventListener('pagehide', change)
    }
  },
}
