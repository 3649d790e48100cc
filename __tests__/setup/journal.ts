import type { Journal } from '@/platform/journal/types'

/** What is on the disk, whatever became of the browser. */
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

/** The browser's storage as it was then. */
export function remembered(): () => void {
  const then = { ...localStorage }
  return () => {
    localStorage.clear()
    for (const [key, value] of Object.entries(then)) localStorage.setItem(key, String(value))
  }
}
