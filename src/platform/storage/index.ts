import Taro from '@tarojs/taro'

import { isMiniProgram } from '@/platform/shell'

/**
 * Key-value storage of this device. Never throws: when the device's storage is missing, full or broken
 * the value lives in memory until the app is closed.
 */
const memory = new Map<string, unknown>()

interface StorageItem<T> {
  /** `null` = nothing stored, or something that does not read. */
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
    // Nothing can be stored, so nothing is left.
  }
}

/** One named place in the storage; `parse` answers `null` for what an older version left behind. */
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

/** The name under which the device keeps the place of `loginItem`. */
export const loginKey = (key: string): string => `${ownPrefix}${key}`

/** A place for what belongs to this login alone: it is emptied when the login ends. */
export const loginItem = <T>(key: string, parse: (stored: unknown) => T | null): StorageItem<T> =>
  storageItem(loginKey(key), parse)

/** Empties all places of the login that ends. */
export const emptyLoginItems = (): void => storedKeys(ownPrefix).forEach(erase)

/**
 * Tells when another tab has changed this item; what this tab does is not told. The mini-program has one tab.
 * @returns stops telling
 */
export function watchStorage(key: string, onChange: () => void): () => void {
  if (isMiniProgram) return () => undefined
  // Without a key, everything was cleared.
  const listener = (event: StorageEvent) => {
    if (event.key === key || event.key === null) onChange()
  }
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}

/** All keys with this prefix, for things kept per user. */
export function storedKeys(prefix: string): string[] {
  try {
    const { keys } = Taro.getStorageInfoSync()
    return [...new Set([...keys, ...memory.keys()])].filter((key) => key.startsWith(prefix))
  } catch {
    return [...memory.keys()].filter((key) => key.startsWith(prefix))
  }
}
