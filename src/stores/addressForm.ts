import * as v from 'valibot'
import { create } from 'zustand'

import type { Address } from '@/api/pointsMall'

import { draftRecords } from './drafts'
import { formDraft } from './formDraft'
import { loginItem, useSession } from './session'

export const noAddress: Address = { name: '', mobile: '', province: '', city: '', area: '', street: '' }

const line = v.fallback(v.string(), '')
const schema = v.object({ name: line, mobile: line, province: line, city: line, area: line, street: line })

const read = (stored: unknown): Address | null => {
  const result = v.safeParse(schema, stored)
  return result.success ? result.output : null
}

/** Until an exchange, only this device knows it. So it survives a login that ends by itself, as the draft does. */
const savedAddress = draftRecords('parcelAddress', schema)

const key = 'address'

/** Where releases up to 1.0.7 stored it. */
const formerItem = loginItem<Address>('addressForm', read)

function readSaved(): Address | null {
  const former = useSession.getState().isLogin ? formerItem.get() : null
  if (former) {
    if (savedAddress.get(key) === null) savedAddress.set(key, former)
    formerItem.remove()
  }
  return savedAddress.get(key)
}

interface AddressForm {
  /** The form's last saved address, where the next parcel goes. Null = the server's. */
  saved: Address | null
}

export const useAddressForm = create<AddressForm>()(() => ({ saved: readSaved() }))

/** Unsaved input. It survives a login that ends by itself. */
export const addressDraft = formDraft(key, { ...noAddress })

/** Reads again: another tab may have saved. */
export function readSavedAddress(): Address | null {
  const saved = readSaved()
  useAddressForm.setState({ saved })
  return saved
}

export function saveAddress(saved: Address): void {
  savedAddress.set(key, saved)
  addressDraft.drop()
  useAddressForm.setState({ saved })
}

// Each member has their own.
useSession.subscribe(readSavedAddress)
