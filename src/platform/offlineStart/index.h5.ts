import type { OfflineStart } from './types'

/** Where index.html stands. */
const folder = () => new URL('./', window.location.href)

/** As src/worker.js names its caches. */
const cachePrefix = () => `zhitu worker ${folder().pathname} `

const cacheNames = async () => (await caches.keys()).filter((name) => name.startsWith(cachePrefix()))

const whenIdle: (action: () => void) => unknown = window.requestIdleCallback ?? setTimeout

const isLoaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve()
    else window.addEventListener('load', () => resolve(), { once: true })
  })

/** Scripts and letters as the browser has asked for them, since a script leaves the page when it has run. */
function usedFiles(): string[] {
  const isUsed = ({ initiatorType, name }: PerformanceResourceTiming) =>
    initiatorType === 'script' || name.endsWith('.woff2')
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const styles = [...document.styleSheets].flatMap(({ href }) => href ?? [])
  const { href } = folder()
  const urls = [...styles, ...entries.filter(isUsed).map(({ name }) => name)]
  return [...new Set(urls)].filter((url) => url.startsWith(href)).map((url) => url.slice(href.length))
}

/** Tells the worker what this page has used: now, and whatever it has used when it is left. */
async function register(workers: ServiceWorkerContainer): Promise<void> {
  await workers.register('./sw.js')
  const { active } = await workers.ready
  active?.postMessage({ used: usedFiles(), isStart: true })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') active?.postMessage({ used: usedFiles(), isStart: false })
  })
}

/** By the page itself: the worker may be what is broken. */
async function letGo(workers: ServiceWorkerContainer): Promise<void> {
  const registrations = await workers.getRegistrations()
  const own = registrations.filter(({ scope }) => scope === folder().href)
  await Promise.all(own.map((registration) => registration.unregister()))
  const names = await cacheNames()
  await Promise.all(names.map((name) => caches.delete(name)))
}

export const offlineStart: OfflineStart = {
  async keep(isWanted) {
    // None by plain http, in WeChat on iOS, in most app shells.
    const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker
    if (!workers) return
    await isLoaded()
    await new Promise<void>((resolve) => whenIdle(resolve))
    // Refused storage, or a server without the file: the app starts by the network alone.
    await (isWanted ? register(workers) : letGo(workers)).catch(() => undefined)
  },
  async isKept() {
    try {
      const pages = (await cacheNames()).map((cacheName) => caches.match(folder().href, { cacheName }))
      return (await Promise.all(pages)).some(Boolean)
    } catch {
      return false
    }
  },
}
