import type { Address, SavedAddress } from '@/api/pointsMall'
import { addressText } from '@/queries/pointsMall'

const newId = 0

/** The address for the next parcel: as last saved in the form, else the server's. */
export function nextAddress(saved: Address | null, kept: SavedAddress | null): SavedAddress | null {
  if (!saved) return kept
  // Sent without the known id, the same address would be stored twice on the server.
  const isKept = kept !== null && addressText(saved) === addressText(kept)
  return { ...saved, id: isKept ? kept.id : newId }
}
