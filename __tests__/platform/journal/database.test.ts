import { transact } from '@/platform/journal/database'

/** A browser's database, of which only the opening and the first request matter here. */
const transaction = jest.fn(() => ({ objectStore: () => 'store' }))
const open = jest.fn()

/** Its answer comes a moment after it was asked. */
function answering(success: boolean): object {
  const request = { result: { transaction }, error: new Error('no database') }
  queueMicrotask(() => Reflect.get(request, success ? 'onsuccess' : 'onerror')())
  return request
}

beforeAll(() => void Object.assign(globalThis, { indexedDB: { open } }))
beforeEach(() => jest.clearAllMocks())

const note = () => transact<unknown>('readwrite', (store, done) => done(store))

test('a database that did not open is opened with the next note', async () => {
  open.mockImplementationOnce(() => answering(false)).mockImplementation(() => answering(true))
  await expect(note()).rejects.toThrow('no database')
  await expect(note()).resolves.toBe('store')
  await note()
  expect(open).toHaveBeenCalledTimes(2)
})

test('one that WebKit has closed without a word is opened anew', async () => {
  open.mockImplementation(() => answering(true))
  await note()
  transaction.mockImplementationOnce(() => {
    throw new DOMException('The database connection is closing.', 'InvalidStateError')
  })
  await expect(note()).resolves.toBe('store')
  expect(open).toHaveBeenCalledTimes(1)
})
