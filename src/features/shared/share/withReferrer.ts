import { useSession } from '@/stores/session'

/** Adds my member id as the referrer to an in-app address (docs/backend/rules.md#share-link-names). */
export function withReferrer(path: string, userId = useSession.getState().user?.id): string {
  return userId === undefined ? path : `${path}${path.includes('?') ? '&' : '?'}msv=${userId}`
}
