import Taro from '@tarojs/taro'

/**
 * Key-value storage of this device. Never throws: when the device's storage is missing, full or broken
 * the value lives in memory until the app is closed.
 */
const memory = new Map<string, unknown>()

export interface Slot<T> {
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
export const slot = <T>(key: string, parse: (stored: unknown) => T | null): Slot<T> => ({
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

export const textSlot = (key: string): Slot<string> => slot(key, (stored) => (typeof stored === 'string' ? stored : null))

/** All keys with this prefix, for things kept per user. */
export function keysWith(prefix: string): string[] {
  try {
    const { keys } = Taro.getStorageInfoSync()
    return [...new Set([...keys, ...memory.keys()])].filter((key) => key.startsWith(prefix))
  } catch {
    return [...memory.keys()].filter((key) => key.startsWith(prefix))
  }
}
