import { lastAnswerPrefix } from '@/api/lastAnswer'
import { storedKeys, storageItem, textStorageItem } from '@/platform/storage'
import { queryClient } from '@/queries/client'
import { loginKey } from '@/stores/session'

/**
 * Storage keys that may be cleared at any time, named one by one. All others (login, positions in lessons, answers,
 * pending orders, settings) survive.
 */
const disposable = [loginKey('search_history'), lastAnswerPrefix]

const disposableKeys = () => disposable.flatMap(storedKeys)

const isRead = (stored: unknown) => stored ?? null

const sizeOf = (value: unknown): number => JSON.stringify(value)?.length ?? 0

/** Approximate, in bytes: loaded data plus what the device stores. */
export function cacheBytes(): number {
  const loaded = queryClient
    .getQueryCache()
    .getAll()
    .map(({ state }) => sizeOf(state.data))
  const stored = disposableKeys().map((key) => sizeOf(storageItem(key, isRead).get()))
  return [...loaded, ...stored].reduce((sum, bytes) => sum + bytes, 0)
}

/** Data on screen stays there and is read anew. */
export function clearCache(): void {
  disposableKeys().forEach((key) => textStorageItem(key).remove())
  queryClient.removeQueries({ type: 'inactive' })
  void queryClient.invalidateQueries()
}
