import { transact } from './database'
import type { Journal } from './types'

const patienceMs = 1_000

/** Has its key, so that both are read at one moment. */
interface Note {
  key: string
  value: unknown
}

/** Without a database nothing is written. */
function write(act: (store: IDBObjectStore) => void): void {
  const changed = transact<void>('readwrite', (store, done) => {
    act(store)
    // Nothing follows, and every moment until it is on the disk counts.
    store.transaction.commit()
    store.transaction.oncomplete = () => done()
  })
  changed.catch(() => undefined)
}

/** All keys with this prefix. */
const rangeOf = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`)

export const journal: Journal = {
  note: (key, value) => write((store) => store.put({ key, value } satisfies Note, key)),
  drop: (key) => write((store) => store.delete(key)),
  forget: (prefix) => write((store) => store.delete(rangeOf(prefix))),
  async read(prefix) {
    const notes = transact<Note[]>('readonly', (store, done) => {
      const request: IDBRequest<Note[]> = store.getAll(rangeOf(prefix))
      request.onsuccess = () => done(request.result)
    }).catch(() => [])
    // A browser whose database does not answer must not keep a learner from the questions.
    const tooLate = new Promise<Note[]>((resolve) => setTimeout(resolve, patienceMs, []))
    return (await Promise.race([notes, tooLate])).map(({ key, value }) => [key, value])
  },
}
