import type { Journal } from '@/platform/journal/types'

/** The disk, which a killed browser leaves as it is. */
export function fakeJournal() {
  const notes = new Map<string, unknown>()
  const under = (prefix: string) => [...notes].filter(([key]) => key.startsWith(prefix))
  const journal: Journal = {
    note: (key, value) => void notes.set(key, value),
    drop: (key) => void notes.delete(key),
    forget: (prefix) => under(prefix).forEach(([key]) => notes.delete(key)),
    read: (prefix) => Promise.resolve(under(prefix)),
  }
  return { notes, journal }
}

/** @returns puts the browser's storage back as it was at this call */
export function remembered(): () => void {
  const then = { ...localStorage }
  return () => {
    localStorage.clear()
    for (const [key, value] of Object.entries(then)) localStorage.setItem(key, String(value))
  }
}
