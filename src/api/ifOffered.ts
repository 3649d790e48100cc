import { isMissingRoute } from '@/http/apiError'
import { storageItem } from '@/platform/storage'

const dayMs = 24 * 60 * 60_000

/** Calls that many servers do not have, and nothing announces. */
type Probe = 'version' | 'mailCodes' | 'jssdk' | 'recommendedApps' | 'lessonSale' | 'myLearningPaths'

/** When this call was last found missing. */
const missingItem = (probe: Probe) =>
  storageItem<number>(`missing:${probe}`, (stored) => (typeof stored === 'number' ? stored : null))

/**
 * Asks a server that may not have the call; one that has not is left alone for a day.
 * @returns null = it has not
 */
export async function ifOffered<T>(probe: Probe, call: () => Promise<T>): Promise<T | null> {
  const item = missingItem(probe)
  const sinceMs = Date.now() - (item.get() ?? -Infinity)
  if (sinceMs >= 0 && sinceMs < dayMs) return null
  try {
    return await call()
  } catch (error) {
    if (!isMissingRoute(error)) throw error
    item.set(Date.now())
    return null
  }
}
