// Becomes sw.js beside index.html (config/webpack/worker.ts), so that H5 starts without a network (docs/adr/0021).

const { scope } = self.registration
const folder = new URL(scope).pathname

/** In every version of this file, so that the worker can recognise itself on the server. */
const mark = 'zhitu worker'
/** An origin may host several academies. Each stored release has its own cache, named after its index.html. */
const prefix = `${mark} ${folder} `
const silenceMs = 5_000
/** The whole app has more files. If all its parts are used, the last used files stay. */
const maxFiles = 160

const page = ''
const config = 'config.js'
/** The first page of a start, and the pages that lead to everything else on the device. */
const firstPages = ['pages/index/index', 'pages/member/index', 'packageA/member/offline']

/** Below the scope, of a fixed content but in no release's table: the fonts of formulas, and one version of pdf.js. */
const untold = /^(?:static\/fonts\/[\w.-]+|js\/pdfjs-[\d.]+\/[\w./-]+)$/
const hashed = /^(?:js|css)\/[\w.-]+\.[0-9a-f]{8}\.(?:js|css)$/

/** Files whose place tells their content. */
const filePlace = { test: (place) => hashed.test(place) || untold.test(place) }

/**
 * The requests that the worker answers, by their path below the scope. Undefined = the browser handles it without the
 * worker.
 */
function placeOf({ url, method, mode }) {
  if (method !== 'GET' || !url.startsWith(scope)) return undefined
  const place = url.slice(scope.length).split('#')[0]
  // With parameters it is a return from a login or a payment.
  if (mode === 'navigate') return place === '' || place === 'index.html' ? page : undefined
  return place === config || filePlace.test(place) ? place : undefined
}

const cacheNames = async () => (await caches.keys()).filter((name) => name.startsWith(prefix))

async function kept(place) {
  for (const name of await cacheNames()) {
    const cache = await caches.open(name)
    const found = await cache.match(scope + place)
    if (found) return found
  }
  return undefined
}

const silence = () => new Promise((resolve) => setTimeout(resolve, silenceMs))

/** Pages that began with stored files. All their files are stored, and the network has just been silent. */
const cutOff = new Set()

/** A server may answer with its start page for a missing file. */
const isHtml = ({ headers }) => /html/.test(headers.get('content-type') ?? '')
const isFile = (response) => response.ok && !isHtml(response)

/** Any answer for the start page and its settings is valid. A hashed file must be a file. */
const isAnswer = (place, response) => !filePlace.test(place) || isFile(response)

/** While the network answers, the cache is not used. */
async function answer({ clientId, resultingClientId }, place, network) {
  if (cutOff.has(clientId)) return (await kept(place)) ?? network()
  const asked = network()
  const good = asked.then((response) => (isAnswer(place, response) ? response : undefined)).catch(() => undefined)
  const first = await Promise.race([good, silence()])
  if (first) return first
  const own = await kept(place).catch(() => undefined)
  if (!own) return asked
  if (place === page) cutOff.add(resultingClientId)
  return own
}

async function nameOf(html) {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(html))
  return prefix + [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Once the server has another start page, older stored releases are not used again: it may be a deploy, or a rollback.
 */
async function noteRelease(response) {
  if (!response.ok) return
  const current = await nameOf(await response.text())
  for (const name of await cacheNames()) {
    if (name === current) continue
    const cache = await caches.open(name)
    for (const place of [page, config]) await cache.delete(scope + place)
  }
}

self.addEventListener('fetch', (event) => {
  const place = placeOf(event.request)
  if (place === undefined) return
  if (place !== page) return event.respondWith(answer(event, place, () => fetch(event.request)))
  const asked = fetch(event.request)
  // Even if the answer comes too late to be shown. Cloned before the page reads it, because a body can be read only
  // once.
  event.waitUntil(asked.then((response) => noteRelease(response.clone())).catch(() => undefined))
  event.respondWith(answer(event, place, () => asked))
})

/** @throws when the server is unreachable, or sends something else */
async function ask(place) {
  const response = await fetch(scope + place, { cache: 'no-cache' })
  if (response.redirected || !(response.ok || response.status === 404)) throw new Error(`${place}: ${response.status}`)
  return response
}

/** `js/12.1a2b3c4d.js` is `js/12` in every release. */
const withoutHash = (place) => place.replace(/\.[0-9a-f]{8}\.\w+$/, '')

/**
 * @returns the files that the app needs to start, and the names that files of another release have in this one
 * @throws when this is not a start page of the app
 */
function readPage(html) {
  const [, table] = /<script id="files" type="application\/json">(.*?)<\/script>/.exec(html)
  const { js, css, pages } = JSON.parse(table)
  const all = [...css.map((name) => `css/${name}.css`), ...js.map((name) => `js/${name}.js`)]
  const named = [...html.matchAll(/(?:src|href)="\.\/((?:js|css)\/[^"]+)"/g)].map(([, place]) => place)
  const today = new Map([...all, ...named].map((place) => [withoutHash(place), place]))
  return {
    start: [...new Set([...named, ...firstPages.flatMap((name) => pages[name] ?? []).map((index) => all[index])])],
    renamed: (place) => (untold.test(place) ? place : today.get(withoutHash(place))),
  }
}

/** Also checks the beginning, because a server may send its start page as a script. */
async function isWhole(response) {
  return isFile(response) && !/^\s*</.test(await response.clone().text())
}

/**
 * From the cache of an earlier release with this file, else from the browser's cache, where the page has just put it.
 */
async function fileAt(place) {
  const response = (await kept(place)) ?? (await fetch(scope + place, { cache: 'force-cache', priority: 'low' }))
  if (!(await isWhole(response))) throw new Error(`${place} is something else`)
  return response
}

/** Stores the used files, last used first, and as many of the earlier ones as there is room for. */
async function keepFiles(cache, { start, renamed }, used) {
  const before = []
  for (const name of await cacheNames()) {
    const requests = await (await caches.open(name)).keys()
    before.push(...requests.map(({ url }) => url.slice(scope.length)).filter((place) => filePlace.test(place)))
  }
  const others = [...[...used].reverse(), ...before.reverse()].map(renamed).filter(Boolean)
  const wanted = [...new Set([...start, ...others])].slice(0, maxFiles)
  const add = async (place) => {
    if (!(await cache.match(scope + place))) await cache.put(scope + place, await fileAt(place))
  }
  for (const place of start) await add(place)
  for (const place of wanted) await add(place).catch(() => undefined)
  for (const { url } of await cache.keys()) {
    const place = url.slice(scope.length)
    if (filePlace.test(place) && !wanted.includes(place)) await cache.delete(url)
  }
}

/** Stores the server's present release, completely or not at all. The start page is stored last. */
async function keepRelease(used) {
  const [response, settings] = [await ask(page), await ask(config)]
  const copy = response.clone()
  const html = await response.text()
  const files = readPage(html)
  const name = await nameOf(html)
  const cache = await caches.open(name)
  try {
    await keepFiles(cache, files, used)
    if (await isWhole(settings)) await cache.put(scope + config, settings)
    else await cache.delete(scope + config)
    await cache.put(scope + page, copy)
  } catch (error) {
    // The storage is full, or the deploy is incomplete. The partial cache must not take up space.
    await caches.delete(name)
    throw error
  }
  for (const other of await cacheNames()) if (other !== name) await caches.delete(other)
}

/** A page is in use: adds the files that it has loaded since to the stored release. */
async function keepMore(used) {
  const start = await kept(page)
  if (!start) return
  const html = await start.text()
  await keepFiles(await caches.open(await nameOf(html)), readPage(html), used)
}

/** The server has no worker any more, because it serves an older release, or because the operator wants none. */
async function isGone() {
  const response = await ask('sw.js')
  const text = await response.text()
  return response.status === 404 || /^\s*</.test(text) || !text.includes(mark)
}

async function leave() {
  await self.registration.unregister()
  for (const name of await cacheNames()) await caches.delete(name)
}

async function keep({ used, isStart }) {
  if (!isStart) return keepMore(used)
  return (await isGone()) ? leave() : keepRelease(used)
}

/** One after another. The next start repeats what fails. */
let keeping = Promise.resolve()

self.addEventListener('message', (event) => {
  keeping = keeping.then(() => keep(event.data)).catch(() => undefined)
  event.waitUntil(keeping)
})

/**
 * Where the browser supports such rules, the worker costs almost nothing: requests that it would answer go to the
 * network at the same time, and API calls never reach it. Navigation preload would do the same for the start page, but
 * it sends other navigations below the scope twice, including the return from a login or a payment.
 */
function addRoutes(event) {
  const literal = folder.replace(/[^\w/-]/g, '\\$&')
  const at = (pathname, more) => ({ urlPattern: new URLPattern({ pathname: literal + pathname, ...more }) })
  const start = { requestMode: 'navigate', ...at('{index.html}?', { search: '' }) }
  const files = ['js/*', 'css/*', 'static/fonts/*', config].map((pathname) => at(pathname))
  return event.addRoutes([
    { condition: { or: [start, ...files] }, source: 'race-network-and-fetch-handler' },
    { condition: { urlPattern: new URLPattern({}) }, source: 'network' },
  ])
}

self.addEventListener('install', (event) => {
  // One worker serves all releases, because caches are named after the page. So a new one may take over at once.
  void self.skipWaiting()
  if (event.addRoutes) event.waitUntil(addRoutes(event))
})
