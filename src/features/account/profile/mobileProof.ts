import * as v from 'valibot'

import { mobileProofMs } from '@/config/limits'
import { serverClock } from '@/lib/serverClock'
import { loginItem } from '@/stores/session'

const proofSchema = v.object({ sign: v.string(), provenAtMs: v.number() })

/** The sign from `proveMobile`, and the server time at which it was given. */
const proofItem = loginItem<v.InferOutput<typeof proofSchema>>('mobile_proof', (stored) => {
  const result = v.safeParse(proofSchema, stored)
  return result.success ? result.output : null
})

export const storeProof = (sign: string): void => proofItem.set({ sign, provenAtMs: serverClock.now() })

/** Null = the old mobile must be proven, or proven again. */
export function currentProof(): string | null {
  const proof = proofItem.get()
  return proof && serverClock.now() - proof.provenAtMs < mobileProofMs ? proof.sign : null
}

export const dropProof = proofItem.remove
