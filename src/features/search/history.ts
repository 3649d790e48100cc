import { loginItem } from '@/stores/session'

const maxSearches = 10

const historyItem = loginItem<string[]>('search_history', (stored) =>
  Array.isArray(stored) && stored.every((item) => typeof item === 'string') ? stored : null,
)

/** Searches since the login, newest first. */
export const recentSearches = (): string[] => historyItem.get() ?? []

export function rememberSearch(keywords: string): void {
  historyItem.set([keywords, ...recentSearches().filter((item) => item !== keywords)].slice(0, maxSearches))
}

export const forgetSearches = historyItem.remove
