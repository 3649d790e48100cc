import { pause } from '@/lib/pause'

import { transact } from '../journal/database'

/** A killed tab keeps its lease for this long. */
const leaseMs = 6_000
const renewMs = 2_000

interface Lease {
  id: string
  untilMs: number
}

const isLease = (stored: unknown): stored is Lease =>
  typeof stored === 'object' && stored !== null && 'untilMs' in stored

const keyOf = (name: string) => `lock:${name}`

/** Writes this tab's lease, unless `isTaken` says that another one is valid. The transaction keeps other tabs out. */
const take = (name: string, id: string, isTaken: (other: Lease) => boolean): Promise<boolean> =>
  transact('readwrite', (store, done) => {
    const request: IDBRequest<unknown> = store.get(keyOf(name))
    request.onsuccess = () => {
      const stored = request.result
      if (isLease(stored) && stored.id !== id && isTaken(stored)) return done(false)
      store.put({ id, untilMs: Date.now() + leaseMs } satisfies Lease, keyOf(name))
      store.transaction.oncomplete = () => done(true)
    }
  })

const giveBack = (name: string, id: string): Promise<void> =>
  transact('readwrite', (store, done) => {
    const request: IDBRequest<unknown> = store.get(keyOf(name))
    request.onsuccess = () => {
      if (isLease(request.result) && request.result.id === id) store.delete(keyOf(name))
      done()
    }
  })

/** The upper bound matters when the clock was set back. */
const isStanding = ({ untilMs }: Lease) => Math.abs(untilMs - Date.now()) <= leaseMs && untilMs > Date.now()

const newId = () => `${Date.now()}-${Math.random()}`

/** Takes the lease. Without a database tabs cannot see each other, so it counts as free. */
const isFree = (name: string, id: string) => take(name, id, isStanding).catch(() => true)

/** A lock for browsers without `navigator.locks`: a record in their database, renewed as long as the tab lives. */
export async function holdLease<T>(
  name: string,
  run: (hasWaited: boolean) => Promise<T>,
  onLost?: () => void,
): Promise<T> {
  const id = newId()
  let hasWaited = false
  while (!(await isFree(name, id))) {
    hasWaited = true
    await pause(renewMs)
  }
  return renewWhile(name, id, () => run(hasWaited), onLost)
}

/** As `holdLease`, but does nothing while another tab holds it. */
export async function holdLeaseIfFree(
  name: string,
  run: (hasWaited: false) => Promise<void>,
  onLost?: () => void,
): Promise<void> {
  const id = newId()
  if (await isFree(name, id)) await renewWhile(name, id, () => run(false), onLost)
}

/** Renews the lease until `run` is done. */
async function renewWhile<T>(name: string, id: string, run: () => Promise<T>, onLost?: () => void): Promise<T> {
  const renew = async () => {
    if (await take(name, id, () => true).catch(() => true)) return
    stop()
    onLost?.()
  }
  const again = setInterval(() => void renew(), renewMs)
  const wake = () => void renew()
  const leave = () => void giveBack(name, id).catch(() => undefined)
  const stop = () => {
    clearInterval(again)
    document.removeEventListener('visibilitychange', wake)
    window.removeEventListener('pagehide', leave)
  }
  document.addEventListener('visibilitychange', wake)
  window.addEventListener('pagehide', leave)
  try {
    return await run()
  } finally {
    stop()
    leave()
  }
}
