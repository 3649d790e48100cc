import type { Journal } from './types'

const database = 'zhitu'
const storeName = 'journal'

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
  note: (key, value) => void within('readwrite', (store) => store.put(value, key)),
  forget: (prefix) => void within('readwrite', (store) => store.delete(rangeOf(prefix))),
  async read(prefix) {
    // Two calls of one order: the keys of the values.
    const keys = await within('readonly', (store) => store.getAllKeys(rangeOf(prefix)))
    const values = await within('readonly', (store) => store.getAll(rangeOf(prefix)))
    return (keys ?? []).map((key, index) => [String(key), values?.[index]])
  },
}
