import type { WatchOverflow } from './types'

export const watchOverflow: WatchOverflow = (id, share, listener) => {
  const element = document.getElementById(id)
  if (!element || typeof ResizeObserver === 'undefined') return () => undefined
  // Pictures load later.
  const observer = new ResizeObserver(() => listener(element.offsetHeight > share * window.innerHeight))
  observer.observe(element)
  return () => observer.disconnect()
}
