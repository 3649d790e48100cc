import { lastAnswerPrefix } from '@/api/lastAnswer'
import { storedKeys, storageItem, textStorageItem } from '@/platform/storage'
import { queryClient } from '@/queries/client'
import { loginKey } from '@/stores/session'

/**
 * Places that may be emptied at any time. Named one by one: whatever is not here (login, places in lessons,
 * answers, orders under way, settings) survives.
 */
const disposable = [loginKey('search_history'), lastAnswerPrefix]

const disposableKeys = () => disposable.flatMap(storedKeys)

const isRead = (stored: unknown) => stored ?? null

const sizeOf = (value: unknown): number => JSON.stringify(value)?.length ?? 0

/** Roughly, in bytes: what has been loaded and what is kept on the device. */
export function cacheBytes(): number {
  const loaded = queryClient
    .getQueryCache()
    .getAll()
    .map(({ state }) => sizeOf(state.data))
  const kept = disposableKeys().map((key) => sizeOf(storageItem(key, isRead).get()))
  return [...loaded, ...kept].reduce((sum, bytes) => sum + bytes, 0)
}

/** What is on screen stays there, and is read anew. */
export function clearCache(): void {
  disposableKeys().forEach((key) => textStorageItem(key).remove())
  queryClient.removeQueries({ type: 'inactive' })
  void queryClient.invalidateQueries()
}
