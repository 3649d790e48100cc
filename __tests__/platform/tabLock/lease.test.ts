import { tabLock } from '@/platform/tabLock'
import { transact } from '@/platform/journal/database'

import { pass } from '../../setup/clock'

jest.mock('@/platform/journal/database', () => ({ transact: jest.fn() }))

const key = 'lock:attempt'
const records = new Map<string, unknown>()
const transaction = { oncomplete: () => undefined }

/** One after the other, as all tabs' transactions are. */
const store = {
  transaction,
  get: (name: string) => {
    const asked = { result: records.get(name), onsuccess: () => undefined }
    queueMicrotask(() => {
      asked.onsuccess()
      transaction.oncomplete()
    })
    return asked
  },
  put: (value: unknown, name: string) => records.set(name, value),
  delete: (name: string) => records.delete(name),
}

let turn = Promise.resolve<unknown>(undefined)
beforeEach(() => {
  records.clear()
  jest.mocked(transact).mockImplementation((_, act) => {
    const answer = turn.then(() => new Promise<never>((done) => act(store as never, done as (answer: unknown) => void)))
    turn = answer
    return answer
  })
})

/** A tab that holds it until `close` is called. */
function tab(onLost?: () => void) {
  const told: boolean[] = []
  let close = () => undefined as void
  const isClosed = new Promise<void>((resolve) => (close = resolve))
  const done = tabLock.hold(
    'attempt',
    (hasWaited) => {
      told.push(hasWaited)
      return isClosed
    },
    onLost,
  )
  return { told, close: () => (close(), done) }
}

test('without locks, of two tabs at one instant one runs, and the other once it is closed', async () => {
  const [one, other] = [tab(), tab()]
  await pass(20_000)
  expect([one.told, other.told]).toEqual([[false], []])
  await one.close()
  await pass(3_000)
  expect(other.told).toEqual([true])
  await other.close()
  expect(records.size).toBe(0)
})

test('who takes it only when it is free leaves it to the tab that has it, and has it after that', async () => {
  const one = tab()
  await pass(100)
  const run = jest.fn(async () => undefined)
  await tabLock.holdIfFree('attempt', run)
  expect(run).not.toHaveBeenCalled()
  await one.close()
  await tabLock.holdIfFree('attempt', run)
  expect(run).toHaveBeenCalledTimes(1)
  expect(records.size).toBe(0)
})

test('a tab that was killed gives it up after some seconds', async () => {
  records.set(key, { id: 'killed', untilMs: Date.now() + 6_000 })
  const next = tab()
  await pass(4_000)
  expect(next.told).toEqual([])
  await pass(4_000)
  expect(next.told).toEqual([true])
  await next.close()
})

test('a record from a clock that was put back keeps nobody out', async () => {
  records.set(key, { id: 'killed', untilMs: Date.now() + 86_400_000 })
  const next = tab()
  await pass(100)
  expect(next.told).toEqual([false])
  await next.close()
})

test('a tab that slept while another one took it hears so, and takes nothing away', async () => {
  const onLost = jest.fn()
  const slept = tab(onLost)
  await pass(100)
  records.set(key, { id: 'other', untilMs: Date.now() + 6_000 })
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(100)
  expect(onLost).toHaveBeenCalledTimes(1)
  await slept.close()
  expect(records.get(key)).toMatchObject({ id: 'other' })
})

test('where there is no database either, it just runs', async () => {
  jest.mocked(transact).mockRejectedValue(new DOMException('denied', 'SecurityError'))
  await expect(tabLock.hold('attempt', async (hasWaited) => hasWaited)).resolves.toBe(false)
})
