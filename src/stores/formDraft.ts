import * as v from 'valibot'

import { draftRecords } from './drafts'

/** Short forms, by form. */
const formDrafts = draftRecords('formDraft', v.record(v.string(), v.string()))

/** The draft of one short form. An empty form has none. */
export function formDraft<N extends string>(key: string, fields: readonly N[]) {
  const schema = v.object(v.entriesFromList(fields, v.fallback(v.string(), '')))
  type Values = v.InferOutput<typeof schema>
  const listeners = new Set<() => void>()
  const remove = () => formDrafts.remove(key)
  return {
    get(): Values | null {
      const result = v.safeParse(schema, formDrafts.get(key))
      return result.success ? result.output : null
    },
    store: (values: Values): void =>
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
