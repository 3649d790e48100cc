import * as v from 'valibot'
import { create } from 'zustand'

import type { Address } from '@/api/pointsMall'

import { draftRecords, formDrafts } from './drafts'
import { useSession } from './session'

const field = v.fallback(v.string(), '')
const schema = v.object({
  ...{ name: field, mobile: field, province: field, city: field, area: field, street: field },
})

const read = (stored: unknown): Address | null => {
  const result = v.safeParse(schema, stored)
  return result.success ? result.output : null
}

/** Until an exchange, only this device knows it. So it survives a login that ends by itself, as the draft does. */
const savedAddress = draftRecords('parcelAddress', schema)

const key = 'address'

interface AddressForm {
  /** The form's last saved address, where the next parcel goes. Null = the server's. */
  saved: Address | null
}

export const useAddressForm = create<AddressForm>()(() => ({ saved: savedAddress.get(key) }))

/** Unsaved input. It survives a login that ends by itself. */
export const addressDraft = {
  get: (): Address | null => read(formDrafts.get(key)),
  store: (draft: Address): void => formDrafts.set(key, { ...draft }),
}

/** Reads again: another tab may have saved. */
export function readSavedAddress(): Address | null {
  const saved = savedAddress.get(key)
  useAddressForm.setState({ saved })
  return saved
}

export function saveAddress(saved: Address): void {
  savedAddress.set(key, saved)
  formDrafts.remove(key)
  useAddressForm.setState({ saved })
}

// Each member has their own.
useSession.subscribe(readSavedAddress)
