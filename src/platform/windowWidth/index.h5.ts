import type { WindowWidth } from './types'

export const windowWidth: WindowWidth = {
  watch(listener) {
    let widthPx = window.innerWidth
    // A keyboard changes the height only.
    const look = () => {
      if (window.innerWidth === widthPx) return
      widthPx = window.innerWidth
      listener()
    }
    window.addEventListener('resize', look)
    return () => window.removeEventListener('resize', look)
  },
}
