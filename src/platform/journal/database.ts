const name = 'zhitu'
const storeName = 'journal'

let opening: Promise<IDBDatabase> | undefined
/** Once it is open. */
let database: IDBDatabase | undefined

function open(): Promise<IDBDatabase> {
  opening ??= new Promise((resolve, reject) => {
    const asked = indexedDB.open(name, 1)
    asked.onupgradeneeded = () => void asked.result.createObjectStore(storeName)
    asked.onsuccess = () => {
      database = asked.result
      // The browser has thrown it away: the next note begins a new one.
      database.onclose = () => (opening = database = undefined)
      resolve(database)
    }
    asked.onerror = () => reject(asked.error)
  })
  return opening
}

/**
 * A transaction of H5's own database, done once `act` has its answer. Those that write come one after the other, of all
 * tabs. Once the database is open, `act` runs at once, in the same breath as the tap that it notes. Rejected where there
 * is none: an old browser, a private window, a full disk.
 */
export async function transact<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore, done: (answer: T) => void) => void,
): Promise<T> {
  // `strict`: on the disk, and not only on its way there, so that an empty battery forgets nothing either.
  const transaction = (database ?? (await open())).transaction(storeName, mode, { durability: 'strict' })
  return new Promise((resolve, reject) => {
    transaction.onerror = transaction.onabort = () => reject(transaction.error)
    act(transaction.objectStore(storeName), resolve)
  })
}
