import { journal } from '@/platform/journal'

import { isOwed, notedNames } from './owed'

/** Fetches the starter, and lets it look: something may be owed that no page sends. */
const wakeOutbox = (): void =>
  void import('./start').then(
    ({ startOutbox }) => startOutbox(),
    () => undefined,
  )

/** The starter's code is fetched only when this device has something to send. */
export async function wakeIfOwed(): Promise<void> {
  if (isOwed()) return wakeOutbox()
  const notes = await Promise.all(notedNames.map((name) => journal.read(name)))
  if (notes.flat().length > 0) wakeOutbox()
}
