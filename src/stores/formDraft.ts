import * as v from 'valibot'

import { draftRecords } from './drafts'

/** Short forms, by form. */
const formDrafts = draftRecords('formDraft', v.record(v.string(), v.string()))

/**
 * The draft of one short form. An empty form has none.
 * @param empty its fields
 */
export function formDraft<T extends Record<string, string>>(key: string, empty: T) {
  const listeners = new Set<() => void>()
  const remove = () => formDrafts.remove(key)
  return {
    get(): T | null {
      const stored = Object.entries(formDrafts.get(key) ?? {}).filter(([name]) => name in empty)
      return stored.length > 0 ? { ...empty, ...Object.fromEntries(stored) } : null
    },
    store: (values: T): void =>
      Object.values(values).some((value) => value !== '') ? formDrafts.set(key, values) : remove(),
    drop(): void {
      remove()
      listeners.forEach((listener) => listener())
    },
    onDrop(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
