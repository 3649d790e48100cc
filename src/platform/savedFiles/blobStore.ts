/** Blobs by key, in a database of their own. In a private window or on a full disk there may be no database. */
export function blobStore(name: string) {
  const sort = 'blobs'

  const open = (): Promise<IDBDatabase> =>
    new Promise((resolve, reject) => {
      const request = indexedDB.open(name, 1)
      request.onupgradeneeded = () => void request.result.createObjectStore(sort)
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })

  async function transact<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T> | undefined) {
    const database = await open()
    try {
      return await new Promise<T | undefined>((resolve, reject) => {
        const transaction = database.transaction(sort, mode)
        const request = act(transaction.objectStore(sort))
        transaction.oncomplete = () => resolve(request?.result)
        transaction.onerror = transaction.onabort = () => reject(transaction.error)
      })
    } finally {
      database.close()
    }
  }

  const nothing = () => undefined

  return {
    /** @throws when it cannot be stored */
    put: (key: string, blob: Blob): Promise<unknown> => transact('readwrite', (store) => store.put(blob, key)),
    async get(key: string): Promise<Blob | null> {
      const blob: unknown = await transact('readonly', (store) => store.get(key)).catch(nothing)
      return blob instanceof Blob ? blob : null
    },
    async drop(keys: readonly string[]): Promise<void> {
      if (keys.length === 0) return
      await transact('readwrite', (store) => {
        for (const key of keys) store.delete(key)
        return undefined
      }).catch(nothing)
    },
    /** All keys with this prefix. */
    async keys(prefix = ''): Promise<string[]> {
      const find = (store: IDBObjectStore) => store.getAllKeys(IDBKeyRange.bound(prefix, `${prefix}\uffff`))
      return ((await transact('readonly', find).catch(nothing)) ?? []).map(String)
    },
  }
}
