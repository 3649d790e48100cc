import type { Address, SavedAddress } from '@/api/pointsMall'
import { addressText } from '@/queries/pointsMall'

const newId = 0

/** Where the next parcel goes: as the form was last saved, else as the server has it. */
export function addressOf(saved: Address | null, kept: SavedAddress | null): SavedAddress | null {
  if (!saved) return kept
  // The same once more would be kept there twice.
  const isKept = kept !== null && addressText(saved) === addressText(kept)
  return { ...saved, id: isKept ? kept.id : newId }
}
