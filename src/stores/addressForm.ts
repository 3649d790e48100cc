import * as v from 'valibot'
import { create } from 'zustand'

import type { Address } from '@/api/pointsMall'

import { memberStorage, onSignOut } from './session'

const field = v.fallback(v.string(), '')
const schema = v.object({
  ...{ name: field, mobile: field, province: field, city: field, area: field, street: field },
})

const addressItem = (key: string) =>
  memberStorage<Address>(key, (stored) => {
    const result = v.safeParse(schema, stored)
    return result.success ? result.output : null
  })

const savedItem = addressItem('addressForm')
const draftItem = addressItem('addressDraft')

interface AddressForm {
  /** What the form was last saved with: the next parcel goes there. Null = what the server has. */
  saved: Address | null
  /** What was typed and not saved; it outlives the app, as `saved` does, until the logout. */
  draft: Address | null
}

export const useAddressForm = create<AddressForm>()(() => ({ saved: savedItem.get(), draft: draftItem.get() }))

/** As it is by now: another tab may have saved one. */
export function readSavedAddress(): Address | null {
  const saved = savedItem.get()
  useAddressForm.setState({ saved })
  return saved
}

export function keepDraft(draft: Address): void {
  draftItem.set(draft)
  useAddressForm.setState({ draft })
}

export function saveAddress(saved: Address): void {
  savedItem.set(saved)
  draftItem.remove()
  useAddressForm.setState({ saved, draft: null })
}

onSignOut(() => useAddressForm.setState({ saved: null, draft: null }))
