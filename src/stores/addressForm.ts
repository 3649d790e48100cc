import * as v from 'valibot'
import { create } from 'zustand'

import type { Address } from '@/api/pointsMall'

import { formDrafts } from './drafts'
import { loginItem, onSignOut } from './session'

const field = v.fallback(v.string(), '')
const schema = v.object({
  ...{ name: field, mobile: field, province: field, city: field, area: field, street: field },
})

const read = (stored: unknown): Address | null => {
  const result = v.safeParse(schema, stored)
  return result.success ? result.output : null
}

const savedItem = loginItem<Address>('addressForm', read)

interface AddressForm {
  /** The form's last saved address, where the next parcel goes. Null = the server's. */
  saved: Address | null
}

export const useAddressForm = create<AddressForm>()(() => ({ saved: savedItem.get() }))

const draftKey = 'address'

/** Unsaved input. It survives a login that ends by itself. */
export const addressDraft = {
  get: (): Address | null => read(formDrafts.get(draftKey)),
  store: (draft: Address): void => formDrafts.set(draftKey, { ...draft }),
}

/** Reads again: another tab may have saved. */
export function readSavedAddress(): Address | null {
  const saved = savedItem.get()
  useAddressForm.setState({ saved })
  return saved
}

export function saveAddress(saved: Address): void {
  savedItem.set(saved)
  formDrafts.remove(draftKey)
  useAddressForm.setState({ saved })
}

onSignOut(() => useAddressForm.setState({ saved: null }))
