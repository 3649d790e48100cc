import { type OfflineSort, unlessWaiting } from '@/platform/storage'

import { loginRecords, type RecordOptions, type RecordStore } from './memberRecords'

/** `loginRecords` that outlive a login which ends by itself, as an `offlineItem` does. */
export function offlineRecords<T>(options: RecordOptions<T> & { name: OfflineSort }): RecordStore<T> {
  const { get, set, remove, keys } = loginRecords(options)
  const shownKeys = unlessWaiting(keys)
  return {
    get: unlessWaiting(get),
    set: unlessWaiting(set),
    remove: unlessWaiting(remove),
    keys: () => shownKeys() ?? [],
  }
}
