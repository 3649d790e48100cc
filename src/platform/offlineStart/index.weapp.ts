import type { OfflineStart } from './types'

export const offlineStart: OfflineStart = { keep: () => Promise.resolve(), isKept: () => Promise.resolve(true) }
