import { ownRecords, type RecordOptions, type RecordStore } from '@/stores/memberRecords'

interface WaitingRecords<T> extends RecordStore<T> {
  /** The academy refuses this one. */
  setAside(key: string | number): void
}

/**
 * Records that wait for the server. What the academy refuses (the right has ended, the lesson is taken down) is kept,
 * and sent again with the others, but it does not count as owed: no logout warns of it.
 * @param merge joins two records of the same key
 */
export function waitingRecords<T>(
  options: RecordOptions<T>,
  merge: (known: T | null, found: T) => T,
): () => WaitingRecords<T> | undefined {
  const ownWaiting = ownRecords(options, merge)
  const ownRefused = ownRecords({ ...options, name: `refused_${options.name}` }, merge)
  return () => {
    const [waiting, refused] = [ownWaiting(), ownRefused()]
    if (!waiting || !refused) return undefined
    const get = (key: string | number) => {
      const found = waiting.get(key)
      return found === null ? refused.get(key) : merge(refused.get(key), found)
    }
    return {
      get,
      set: waiting.set,
      remove(key) {
        waiting.remove(key)
        refused.remove(key)
      },
      keys: () => [...new Set([...waiting.keys(), ...refused.keys()])],
      setAside(key) {
        const record = get(key)
        if (record !== null) refused.set(key, record)
        waiting.remove(key)
      },
    }
  }
}
