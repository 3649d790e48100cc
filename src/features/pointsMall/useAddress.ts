import { useQuery } from '@tanstack/react-query'

import type { Address, SavedAddress } from '@/api/pointsMall'
import { pointsMallQueries } from '@/queries/pointsMall'
import { useAddressForm } from '@/stores/addressForm'

export const addressText = ({ name, mobile, province, city, area, street }: Address): string =>
  [name, mobile, province, city, area, street].filter(Boolean).join(' ')

const newId = 0

/** Where the next parcel goes: as the form was last saved, else as the server has it. */
export function useAddress(isNeeded: boolean): { address: SavedAddress | null; isPending: boolean } {
  const saved = useAddressForm((form) => form.saved)
  const { data: kept, isLoading } = useQuery({ ...pointsMallQueries.address(), enabled: isNeeded })
  // The same once more would be kept there twice.
  const isKept = saved && kept && addressText(saved) === addressText(kept)
  const address = saved ? { ...saved, id: isKept ? kept.id : newId } : (kept ?? null)
  return { address, isPending: !address && isLoading }
}
