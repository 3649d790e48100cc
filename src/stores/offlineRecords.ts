import { isOfflineLocked, type OfflineSort } from '@/platform/storage'

import { loginRecords, type RecordOptions, type RecordStore } from './memberRecords'

/** `loginRecords` that outlive a login which ends by itself, as an `offlineItem` does. */
export function offlineRecords<T>(options: RecordOptions<T> & { name: OfflineSort }): RecordStore<T> {
  const records = loginRecords(options)
  return {
    get: (key) => (isOfflineLocked() ? null : records.get(key)),
    set: (key, value) => void (isOfflineLocked() || records.set(key, value)),
    remove: (key) => void (isOfflineLocked() || records.remove(key)),
    keys: () => (isOfflineLocked() ? [] : records.keys()),
  }
}
