import Taro from '@tarojs/taro'

import { isMiniProgram } from '@/platform/shell'

/**
 * Key-value storage of this device. Never throws. When the storage is missing, full or broken, the value stays in
 * memory until the app is closed.
 */
const memory = new Map<string, unknown>()

interface StorageItem<T> {
  /** `null` = nothing is stored, or it is unreadable. */
  get(): T | null
  set(value: T): void
  remove(): void
}

function read(key: string): unknown {
  if (memory.has(key)) return memory.get(key)
  try {
    return Taro.getStorageSync(key)
  } catch {
    return undefined
  }
}

function write(key: string, value: unknown): void {
  memory.delete(key)
  try {
    Taro.setStorageSync(key, value)
  } catch {
    memory.set(key, value)
  }
}

function erase(key: string): void {
  memory.delete(key)
  try {
    Taro.removeStorageSync(key)
  } catch {
    // Nothing can be stored, so nothing remains.
  }
}

/**
 * One key in the storage. `parse` must return `null` for what it does not understand, such as values of older versions.
 */
export const storageItem = <T>(key: string, parse: (stored: unknown) => T | null): StorageItem<T> => ({
  get() {
    const stored = read(key)
    if (stored === undefined || stored === '') return null
    const value = parse(stored)
    if (value === null) erase(key)
    return value
  },
  set: (value) => write(key, value),
  remove: () => erase(key),
})

export const textStorageItem = (key: string): StorageItem<string> =>
  storageItem(key, (stored) => (typeof stored === 'string' ? stored : null))

const ownPrefix = 'own:'

/** The device's key for a `loginItem`. */
export const loginKey = (key: string): string => `${ownPrefix}${key}`

/** For data that belong to one login: removed when the login ends. */
export const loginItem = <T>(key: string, parse: (stored: unknown) => T | null): StorageItem<T> =>
  storageItem(loginKey(key), parse)

export type OfflineSort = 'answer_copy' | 'kept_article' | 'subtitles'
type OfflineKey = 'answer_copies' | 'saved_files' | 'kept_articles' | `${OfflineSort}:${string}`

/** What opens without a network: every `OfflineKey`. */
const offline = new RegExp(
  `^${ownPrefix}((answer_copies|saved_files|kept_articles)$|(answer_copy|kept_article|subtitles):)`,
)

/** The member whose login ended by itself, and for whom the offline content waits. */
const heirItem = storageItem<number>('offline_of', (stored) => (typeof stored === 'number' ? stored : null))

/** The member for whom the offline content waits; null = it does not wait. */
export const offlineHeir = (): number | null => heirItem.get()

/** While the offline content waits, nobody sees or changes it. */
export const unlessWaiting =
  <A extends unknown[], R>(act: (...given: A) => R) =>
  (...given: A): R | null =>
    offlineHeir() === null ? act(...given) : null

/** A `loginItem` that outlives a login which ends by itself. Until its member is back, it looks empty. */
export function offlineItem<T>(key: OfflineKey, parse: (stored: unknown) => T | null): StorageItem<T> {
  const item = loginItem(key, parse)
  return { get: unlessWaiting(item.get), set: unlessWaiting(item.set), remove: unlessWaiting(item.remove) }
}

const eraseOwn = (goes: (key: string) => boolean) => storedKeys(ownPrefix).filter(goes).forEach(erase)

/** Removes all items of the ending login. @param heirId the member for whom offline content then waits; null = it goes too */
export function emptyLoginItems(heirId: number | null): void {
  if (heirId === null) heirItem.remove()
  else heirItem.set(heirId)
  eraseOwn((key) => heirId === null || !offline.test(key))
}

/** Somebody has logged in: gets the offline content that waits, or ends it. */
export function claimOffline(memberId: number): void {
  const heirId = heirItem.get()
  if (heirId === null) return
  if (heirId !== memberId) eraseOwn((key) => offline.test(key))
  heirItem.remove()
}

/**
 * Calls back when another tab changes this item; this tab's own changes are not reported. A mini-program has one tab.
 * @returns a function that stops it
 */
export function watchStorage(key: string, onChange: () => void): () => void {
  if (isMiniProgram) return () => undefined
  // A null key means that everything was cleared.
  const listener = (event: StorageEvent) => {
    if (event.key === key || event.key === null) onChange()
  }
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}

/** All keys with this prefix. */
export function storedKeys(prefix: string): string[] {
  try {
    const { keys } = Taro.getStorageInfoSync()
    return [...new Set([...keys, ...memory.keys()])].filter((key) => key.startsWith(prefix))
  } catch {
    return [...memory.keys()].filter((key) => key.startsWith(prefix))
  }
}
