import { journal } from '@/platform/journal'
import { storedKeys } from '@/platform/storage'

/** Fetches the starter, and lets it look: something may be owed that no page sends. */
export const wakeOutbox = (): void =>
  void import('./start').then(
    ({ startOutbox }) => startOutbox(),
    () => undefined,
  )

/** The names of all that is owed; those of answers, which a killed browser may have forgotten, first. */
const names = ['examAnswer:', 'practised:', 'place:', 'liveWatch:', 'own:place:', 'own:liveWatch:', 'msv']
const notedNames = names.slice(0, 2)

/** Without what a killed browser may have forgotten. */
export const isOwed = (): boolean => storedKeys('').some((key) => names.some((name) => key.startsWith(name)))

/** The starter's code is fetched only when this device has something to send. */
export async function wakeIfOwed(): Promise<void> {
  if (isOwed()) return wakeOutbox()
  const notes = await Promise.all(notedNames.map((name) => journal.read(name)))
  if (notes.flat().length > 0) wakeOutbox()
}
