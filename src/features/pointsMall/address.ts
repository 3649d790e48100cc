import type { Address, SavedAddress } from '@/api/pointsMall'
import { addressText } from '@/queries/pointsMall'

const newId = 0

/** The address for the next parcel: as last saved in the form, else the server's. */
export function nextAddress(saved: Address | null, served: SavedAddress | null): SavedAddress | null {
  if (!saved) return served
  // Sent without the known id, the same address would be stored twice on the server.
  const isServed = served !== null && addressText(saved) === addressText(served)
  return { ...saved, id: isServed ? served.id : newId }
}
