import type { Journal } from './types'

const database = 'zhitu'
const storeName = 'journal'
const patienceMs = 1_000

/** With its key: both are read at one moment. */
interface Note {
  key: string
  value: unknown
}

let opened: Promise<IDBDatabase> | undefined

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const opening = indexedDB.open(database, 1)
    opening.onupgradeneeded = () => void opening.result.createObjectStore(storeName)
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
  return opened
}

/** Undefined = there is no such memory here: an old browser, a private window, a full disk. */
async function within<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  try {
    const transaction = (await open()).transaction(storeName, mode)
    const asked = act(transaction.objectStore(storeName))
    // Nothing follows: each moment until it is on the disk counts.
    transaction.commit()
    return await new Promise((resolve, reject) => {
      asked.onsuccess = () => resolve(asked.result)
      asked.onerror = () => reject(asked.error)
    })
  } catch {
    return undefined
  }
}

/** All keys that begin so. */
const rangeOf = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`)

export const journal: Journal = {
  note: (key, value) => void within('readwrite', (store) => store.put({ key, value } satisfies Note, key)),
  drop: (key) => void within('readwrite', (store) => store.delete(key)),
  forget: (prefix) => void within('readwrite', (store) => store.delete(rangeOf(prefix))),
  async read(prefix) {
    const notes = within('readonly', (store): IDBRequest<Note[]> => store.getAll(rangeOf(prefix)))
    // A browser whose memory does not answer must not keep a learner from the questions.
    const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs))
    return ((await Promise.race([notes, tooLate])) ?? []).map(({ key, value }) => [key, value])
  },
}
