import { useSession } from '@/stores/session'

/** An in-app address with my member id as referrer (docs/backend/rules.md#share-link-names). */
export function withReferrer(path: string, userId = useSession.getState().user?.id): string {
  return userId === undefined ? path : `${path}${path.includes('?') ? '&' : '?'}msv=${userId}`
}
