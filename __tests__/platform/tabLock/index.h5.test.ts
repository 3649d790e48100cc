import { tabLock } from '@/platform/tabLock'

type Granted = (lock: object | null) => Promise<unknown> | void

/** What a browser does for all tabs of one origin, one name being enough. */
function lockManager() {
  const waiting: (() => void)[] = []
  let isHeld = false
  const grant = (granted: Granted) => {
    isHeld = true
    return Promise.resolve(granted({})).finally(() => {
      isHeld = false
      waiting.shift()?.()
    })
  }
  return {
    request(_: string, { ifAvailable = false }: { ifAvailable?: boolean }, granted: Granted) {
      if (!isHeld) return grant(granted)
      if (ifAvailable) return Promise.resolve(granted(null))
      return new Promise((resolve) => waiting.push(() => resolve(grant(granted))))
    },
  }
}

const withLocks = (locks: unknown) => Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
afterEach(() => withLocks(undefined))

test('tabs take turns, and the one that had to wait knows', async () => {
  withLocks(lockManager())
  const told: string[] = []
  let finish: () => void = () => undefined
  const first = tabLock.hold('order', async (hasWaited) => {
    told.push(`first ${hasWaited}`)
    await new Promise<void>((resolve) => (finish = resolve))
    told.push('first is done')
  })
  const second = tabLock.hold('order', async (hasWaited) => void told.push(`second ${hasWaited}`))
  await new Promise((resolve) => setTimeout(resolve))
  expect(told).toEqual(['first false'])
  finish()
  await Promise.all([first, second])
  expect(told).toEqual(['first false', 'first is done', 'second true'])
})

test('what fails lets go, and its reason is told', async () => {
  withLocks(lockManager())
  await expect(tabLock.hold('order', () => Promise.reject(new Error('offline')))).rejects.toThrow('offline')
  await expect(tabLock.hold('order', async (hasWaited) => hasWaited)).resolves.toBe(false)
})

test.each([
  ['there are no locks', undefined],
  ['storage is refused', { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) }],
])('where %s it just runs', async (_, locks) => {
  withLocks(locks)
  await expect(tabLock.hold('order', async (hasWaited) => hasWaited)).resolves.toBe(false)
})
