import { Academy } from './setup/academy'
import { eventually } from './setup/eventually'

let academy: Academy
beforeAll(async () => {
  academy = await Academy.open({ isToday: true })
})
afterAll(() => academy.close())

const home = '/pages/index/index'

/** Everything that a page can leave behind. */
async function leaveTraces(): Promise<void> {
  document.cookie = 'trace=1; max-age=3600'
  localStorage.setItem('trace', '1')
  sessionStorage.setItem('trace', '1')
  await caches.open('trace')
  await navigator.serviceWorker.register('/trace.js')
  await new Promise((resolve, reject) => {
    const opening = indexedDB.open('trace')
    opening.onsuccess = resolve
    opening.onerror = reject
  })
  // Held for as long as the page is there.
  await new Promise<void>((resolve) => {
    void navigator.locks.request('trace', () => new Promise(() => resolve()))
  })
}

/** What a page finds of that. */
async function traces(): Promise<Record<string, unknown>> {
  const { held = [] } = await navigator.locks.query()
  return {
    cookie: document.cookie,
    local: localStorage.getItem('trace'),
    session: sessionStorage.getItem('trace'),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    databases: (await indexedDB.databases()).filter(({ name }) => name === 'trace'),
    locks: held.filter(({ name }) => name === 'trace'),
    camera: (await navigator.permissions.query({ name: 'camera' as PermissionName })).state,
    isOnline: navigator.onLine,
  }
}

const none = {
  cookie: '',
  local: null,
  session: null,
  caches: [],
  workers: 0,
  databases: [],
  locks: [],
  camera: 'prompt',
  isOnline: true,
}

it('a phone finds nothing that the one before has left, but what the browser has cached', async () => {
  const first = await academy.visitAs(academy.member(), { permissions: ['camera'] })
  const context = first.page.context()
  await academy.fault({ path: '/trace.js', body: '', contentType: 'text/javascript' })
  await first.go(home)
  await first.see('本周好课')
  await first.page.evaluate(leaveTraces)
  await context.route('**/api/**', (route) => route.continue({ headers: { ...route.request().headers(), trace: '1' } }))
  const tab = await context.newPage()
  await context.setOffline(true)
  await academy.rest()
  expect(tab.isClosed()).toBe(true)

  const second = await academy.visit()
  expect(second.page.context()).toBe(context)
  await second.go(home)
  await second.see('本周好课')
  expect(await second.page.evaluate(traces)).toEqual(none)
  expect(await second.kept('token')).toBeNull()
  const asked = second.calls('GET', /^\/api\//)
  expect(asked.length).toBeGreaterThan(0)
  for (const call of asked) expect(await call.allHeaders()).not.toHaveProperty('trace')
  const isKept = () => performance.getEntriesByType('resource').some((one) => Reflect.get(one, 'transferSize') === 0)
  await eventually(async () => expect(await second.page.evaluate(isKept)).toBe(true))
})

it('one that is on at the same time is another phone, and so is one whose clock was taken', async () => {
  const first = await academy.visit()
  const second = await academy.visit()
  expect(second.page.context()).not.toBe(first.page.context())
  await second.close()
  await academy.takeClock(first)
  await academy.pass(3_600, first)
  await academy.rest()
  const later = await academy.visit()
  expect(later.page.context()).not.toBe(first.page.context())
  await later.go(home)
  const lateMs = (await later.page.evaluate(() => Date.now())) - (await academy.now())
  expect(Math.abs(lateMs)).toBeLessThan(60_000)
})
