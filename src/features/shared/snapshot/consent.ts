import * as v from 'valibot'

import { memberRecords } from '@/stores/memberRecords'

const records = memberRecords({
  name: 'snapshot',
  schema: v.object({ hasAgreed: v.boolean(), isMinimised: v.boolean() }),
})

/** A member's answer on this device about being photographed with one thing, and the chosen form of the window. */
export interface Consent {
  hasAgreed: boolean
  isMinimised: boolean
}

/** Null = never asked, or closed without an answer. */
export const consentOf = (memberId: number, thing: string): Consent | null => records.of(memberId).get(thing)

export const storeConsent = (memberId: number, thing: string, consent: Consent): void =>
  records.of(memberId).set(thing, consent)
