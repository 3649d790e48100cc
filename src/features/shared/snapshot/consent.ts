import * as v from 'valibot'

import { memberRecords } from '@/stores/memberRecords'

const records = memberRecords({
  name: 'snapshot',
  schema: v.object({ hasAgreed: v.boolean(), isMinimised: v.boolean() }),
})

/** What a member has said to being photographed on this device, and how the window is wanted. */
export interface Consent {
  hasAgreed: boolean
  isMinimised: boolean
}

const key = 'consent'

/** Null = never asked, or closed without an answer. */
export const consentOf = (memberId: number): Consent | null => records.of(memberId).get(key)

export const storeConsent = (memberId: number, consent: Consent): void => records.of(memberId).set(key, consent)
