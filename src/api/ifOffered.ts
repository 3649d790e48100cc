import { isMissingRoute } from '@/http/apiError'
import { storageItem } from '@/platform/storage'

const dayMs = 24 * 60 * 60_000

/** Calls that many servers lack, without announcing it. */
type Probe =
  | 'version'
  | 'mailCodes'
  | 'appleLogin'
  | 'jssdk'
  | 'recommendedApps'
  | 'lessonSale'
  | 'topUp'
  | 'myLearningPaths'
  | 'inviteCodes'

/** The moment when this call was last found missing. */
const missingItem = (probe: Probe) =>
  storageItem<number>(`missing:${probe}`, (stored) => (typeof stored === 'number' ? stored : null))

export const noteMissing = (probe: Probe): void => missingItem(probe).set(Date.now())

/** It was asked within a day and is missing. */
export function isKnownMissing(probe: Probe): boolean {
  const sinceMs = Date.now() - (missingItem(probe).get() ?? -Infinity)
  return sinceMs >= 0 && sinceMs < dayMs
}

/**
 * Asks a server that may lack the call. If it does, the call is not made again for a day.
 * @returns null = the server lacks it
 */
export async function ifOffered<T>(probe: Probe, call: () => Promise<T>): Promise<T | null> {
  if (isKnownMissing(probe)) return null
  try {
    return await call()
  } catch (error) {
    if (!isMissingRoute(error)) throw error
    noteMissing(probe)
    return null
  }
}
