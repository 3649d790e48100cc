import { currentMemberId } from '@/stores/session'

/** Adds my member id as the referrer to an in-app address (docs/backend/rules.md#share-link-names). */
export function withReferrer(path: string, memberId = currentMemberId()): string {
  return memberId === null ? path : `${path}${path.includes('?') ? '&' : '?'}msv=${memberId}`
}
