const name = 'zhitu'
const storeName = 'journal'

let opening: Promise<IDBDatabase> | undefined
let database: IDBDatabase | undefined

/** The next note opens a new one. */
const forget = () => void (opening = database = undefined)

function open(): Promise<IDBDatabase> {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1)
    request.onupgradeneeded = () => void request.result.createObjectStore(storeName)
    request.onsuccess = () => {
      database = request.result
      // The browser has closed it.
      database.onclose = forget
      resolve(database)
    }
    request.onerror = () => {
      forget()
      reject(request.error)
    }
  })
  return opening
}

/**
 * Runs a transaction of H5's database; resolves when `act` has its answer. Writing ones run one after the other, over
 * all tabs. With an open database `act` runs at once, in the same turn as the tap that it records. Rejects where there
 * is no database: an old browser, a private window, a full disk.
 */
export async function transact<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore, done: (answer: T) => void) => void,
): Promise<T> {
  // `strict` waits for the disk, so that not even an empty battery loses it.
  const begin = (opened: IDBDatabase) => opened.transaction(storeName, mode, { durability: 'strict' })
  let transaction: IDBTransaction
  try {
    transaction = begin(database ?? (await open()))
  } catch (error) {
    // WebKit closes it without a word while the app is in the background.
    if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error
    forget()
    transaction = begin(await open())
  }
  return new Promise((resolve, reject) => {
    transaction.onerror = transaction.onabort = () => reject(transaction.error)
    act(transaction.objectStore(storeName), resolve)
  })
}
