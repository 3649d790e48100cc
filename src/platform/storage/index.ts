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

/** What opens without a network: values, and sorts of records. */
const offlineValues = ['answer_copies', 'saved_files', 'kept_articles'] as const
const offlineSorts = ['answer_copy', 'kept_article', 'subtitles'] as const
export type OfflineSort = (typeof offlineSorts)[number]
type OfflineKey = (typeof offlineValues)[number] | `${OfflineSort}:${string}`

const isOfOffline = (key: string) =>
  offlineValues.some((name) => key === loginKey(name)) ||
  offlineSorts.some((sort) => key.startsWith(loginKey(`${sort}:`)))

/** The member whose login ended by itself, and for whom the offline content waits. */
const heirItem = storageItem<number>('offline_of', (stored) => (typeof stored === 'number' ? stored : null))

/** Nobody sees or changes the offline content now. */
export const isOfflineLocked = (): boolean => heirItem.get() !== null

/** A `loginItem` that outlives a login which ends by itself. Until its member is back, it looks empty. */
export function offlineItem<T>(key: OfflineKey, parse: (stored: unknown) => T | null): StorageItem<T> {
  const item = loginItem(key, parse)
  return {
    get: () => (isOfflineLocked() ? null : item.get()),
    set: (value) => void (isOfflineLocked() || item.set(value)),
    remove: () => void (isOfflineLocked() || item.remove()),
  }
}

/** Removes all items of the login that the member ends. */
export function emptyLoginItems(): void {
  heirItem.remove()
  storedKeys(ownPrefix).forEach(erase)
}

/** Removes all items of a login that has ended by itself. @param memberId for whom offline content waits; null = unknown */
export function lapseLoginItems(memberId: number | null): void {
  const heirId = memberId ?? heirItem.get()
  if (heirId === null) return emptyLoginItems()
  heirItem.set(heirId)
  const goes = (key: string) => !isOfOffline(key)
  storedKeys(ownPrefix).filter(goes).forEach(erase)
}

/** Somebody has logged in: gets the offline content that waits, or ends it. */
export function claimOffline(memberId: number): void {
  const heirId = heirItem.get()
  if (heirId === null) return
  if (heirId !== memberId) storedKeys(ownPrefix).filter(isOfOffline).forEach(erase)
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
