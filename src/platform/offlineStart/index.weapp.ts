import type { OfflineStart } from './types'

export const offlineStart: OfflineStart = { store: () => Promise.resolve(), isStored: () => Promise.resolve(true) }
