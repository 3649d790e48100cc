import type { OfflineStart } from './types'

/** The folder of index.html. */
const folder = () => new URL('./', window.location.href)

/** src/worker.js names its caches so. */
const cachePrefix = () => `zhitu worker ${folder().pathname} `

const cacheNames = async () => (await caches.keys()).filter((name) => name.startsWith(cachePrefix()))

const whenIdle: (action: () => void) => unknown = window.requestIdleCallback ?? setTimeout

const isLoaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve()
    else window.addEventListener('load', () => resolve(), { once: true })
  })

/**
 * Watches which scripts, fonts and files of pdf.js the page loads. A script element leaves the page after it has run, and
 * the browser's own list ends after 250 files, calls of the API among them.
 * @returns lists what has been loaded so far, below the folder
 */
function watchFiles(): () => string[] {
  const { href } = folder()
  const pdfjs = href + BUILD_PDFJS
  const urls = new Set<string>()
  const add = (entries: PerformanceEntryList) => {
    for (const { initiatorType, name } of entries as PerformanceResourceTiming[])
      if (initiatorType === 'script' || name.endsWith('.woff2') || name.startsWith(pdfjs)) urls.add(name)
  }
  const observer = new PerformanceObserver((list) => add(list.getEntries()))
  observer.observe({ type: 'resource', buffered: true })
  return () => {
    add(observer.takeRecords())
    const styles = [...document.styleSheets].flatMap(({ href: style }) => style ?? [])
    const own = [...styles, ...urls].filter((url) => url.startsWith(href))
    return [...new Set(own)].map((url) => url.slice(href.length))
  }
}

/**
 * Tells the worker which files this page has used, now and again when it is left. A worker that is there already is told
 * at once, because the browser may still be waiting for a network to look for a newer one.
 */
async function register(workers: ServiceWorkerContainer): Promise<void> {
  const registered = workers.register('./sw.js')
  const { active } = await Promise.race([workers.ready, registered.then(() => workers.ready)])
  const used = watchFiles()
  active?.postMessage({ used: used(), isStart: true })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') active?.postMessage({ used: used(), isStart: false })
  })
}

/** Done by the page itself, because the worker may be what is broken. */
async function letGo(workers: ServiceWorkerContainer): Promise<void> {
  const registrations = await workers.getRegistrations()
  const own = registrations.filter(({ scope }) => scope === folder().href)
  await Promise.all(own.map((registration) => registration.unregister()))
  const names = await cacheNames()
  await Promise.all(names.map((name) => caches.delete(name)))
}

export const offlineStart: OfflineStart = {
  async store(isWanted) {
    // Missing on plain http, in WeChat on iOS, and in most app shells.
    const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker
    if (!workers) return
    await isLoaded()
    await new Promise<void>((resolve) => whenIdle(resolve))
    // Storage may be refused, or the server lacks the file. Then the app starts only with a network.
    await (isWanted ? register(workers) : letGo(workers)).catch(() => undefined)
  },
  async isStored() {
    try {
      const pages = (await cacheNames()).map((cacheName) => caches.match(folder().href, { cacheName }))
      return (await Promise.all(pages)).some(Boolean)
    } catch {
      return false
    }
  },
}
