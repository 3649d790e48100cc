import { offlineStart } from '@/platform/offlineStart'

interface Told {
  used: string[]
  isStart: boolean
}

const place = 'http://localhost/'

/** A browser with workers; what they were told. */
function withWorkers({ register = jest.fn(async () => undefined) } = {}) {
  const told: Told[] = []
  const unregister = jest.fn(async () => true)
  const workers = {
    register,
    ready: Promise.resolve({ active: { postMessage: (message: Told) => told.push(message) } }),
    getRegistrations: async () => [
      { scope: place, unregister },
      { scope: `${place}other/`, unregister: () => Promise.reject(new Error('not ours')) },
    ],
  }
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true })
  return { told, register, unregister }
}

/** What the browser has loaded, and what it has not told its observers yet. */
const loaded: object[] = []
const observers = new Set<object[]>()

/** The page loads these files. */
function asked(entries: [initiatorType: string, url: string][]): void {
  for (const [initiatorType, name] of entries)
    for (const list of [loaded, ...observers]) list.push({ initiatorType, name })
}

Object.assign(globalThis, {
  PerformanceObserver: class {
    private readonly untold = [...loaded]
    observe = () => void observers.add(this.untold)
    takeRecords = () => this.untold.splice(0)
  },
})

/** Names of Cache Storage. */
function withCaches(names: string[]): string[] {
  const left = [...names]
  const caches = {
    keys: async () => [...left],
    delete: async (name: string) => left.splice(left.indexOf(name), 1).length > 0,
  }
  Object.defineProperty(window, 'caches', { value: caches, configurable: true })
  return left
}

beforeEach(() => loaded.splice(0))
afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'))

it('does nothing where there are no workers: plain http, WeChat on iOS, app shells', async () => {
  await expect(offlineStart.store(true)).resolves.toBeUndefined()
  await expect(offlineStart.store(false)).resolves.toBeUndefined()
})

it('waits for the page to be loaded', async () => {
  const { register } = withWorkers()
  let state: DocumentReadyState = 'interactive'
  const spy = jest.spyOn(document, 'readyState', 'get').mockImplementation(() => state)
  const keeping = offlineStart.store(true)
  await Promise.resolve()
  expect(register).not.toHaveBeenCalled()
  state = 'complete'
  window.dispatchEvent(new Event('load'))
  await keeping
  expect(register).toHaveBeenCalledWith('./sw.js')
  spy.mockRestore()
})

it('says what the page has used of its own files, then and when it is left', async () => {
  const { told } = withWorkers()
  asked([
    ['script', `${place}js/app.1a2b3c4d.js`],
    ['link', `${place}js/fetched-ahead.1a2b3c4d.js`],
    ['css', `${place}static/fonts/KaTeX_Main.woff2`],
    ['script', 'https://hm.example.com/hm.js'],
    ['fetch', `${place}api/v2/courses`],
    ['other', `${place}js/pdfjs/pdf.worker.js`],
  ])
  await offlineStart.store(true)
  const used = ['js/app.1a2b3c4d.js', 'static/fonts/KaTeX_Main.woff2', 'js/pdfjs/pdf.worker.js']
  expect(told).toEqual([{ used, isStart: true }])
  asked([['script', `${place}js/course.1a2b3c4d.js`]])
  const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(told.at(-1)).toEqual({ used: [...used, 'js/course.1a2b3c4d.js'], isStart: false })
  hidden.mockRestore()
})

it('tells the worker that is there, while the browser still looks for a newer one', async () => {
  const { told } = withWorkers({ register: jest.fn(() => new Promise<undefined>(() => undefined)) })
  await offlineStart.store(true)
  expect(told).toEqual([{ used: [], isStart: true }])
})

it('is quiet where the browser refuses', async () => {
  withWorkers({ register: jest.fn(() => Promise.reject(new Error('SecurityError'))) })
  await expect(offlineStart.store(true)).resolves.toBeUndefined()
})

it('switched off, lets go of the worker and of what it kept, and of no other academy’s', async () => {
  const { register, unregister } = withWorkers()
  const left = withCaches(['zhitu worker / 1a2b', 'zhitu worker /other/ 1a2b', 'pictures'])
  await offlineStart.store(false)
  expect(register).not.toHaveBeenCalled()
  expect(unregister).toHaveBeenCalledTimes(1)
  expect(left).toEqual(['zhitu worker /other/ 1a2b', 'pictures'])
})
