import { storageItem } from '@/platform/storage'

/** Somebody has logged in on this phone before. Survives the logout. */
export const knownPhone = storageItem<true>('known_phone', (stored) => (stored === true ? true : null))
