import { slot } from '@/platform/storage'
import { useSession } from '@/stores/session'

const maxKept = 10

const slotOf = (userId: number | undefined) =>
  slot<string[]>(`search_history:${userId ?? 'visitor'}`, (stored) =>
    Array.isArray(stored) && stored.every((item) => typeof item === 'string') ? stored : null,
  )

const current = () => slotOf(useSession.getState().user?.id)

/** What this learner searched for, newest first. */
export const recentSearches = (): string[] => current().get() ?? []

export function rememberSearch(keywords: string): void {
  current().set([keywords, ...recentSearches().filter((item) => item !== keywords)].slice(0, maxKept))
}

export const forgetSearches = (): void => current().remove()
