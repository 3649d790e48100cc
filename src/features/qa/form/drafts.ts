import { useRef, useState } from 'react'
import * as v from 'valibot'

import { loginRecords } from '@/stores/memberRecords'

const schema = v.object({
  title: v.string(),
  /** 0 = none chosen yet. */
  categoryId: v.number(),
  text: v.string(),
  /** As typed. */
  reward: v.string(),
  /** Addresses of pictures that are on the server. */
  images: v.array(v.string()),
})

/** What a form holds; shorter ones leave fields empty. */
export type Draft = v.InferOutput<typeof schema>

export const emptyDraft: Draft = { title: '', categoryId: 0, text: '', reward: '', images: [] }

/** What was written and not sent, by form; it outlives the app and ends with the login. */
const drafts = loginRecords({ name: 'qaDraft', schema })

/** @param fresh what the form holds when nothing was kept */
export function useDraft(key: string, fresh: Draft) {
  const [kept] = useState(() => drafts.get(key))
  const [first] = useState(() => JSON.stringify(fresh))
  const last = useRef(JSON.stringify(kept ?? fresh))
  // What has been sent or discarded must not come back with the last change of the form.
  const isOpen = useRef(true)
  return {
    start: kept ?? fresh,
    isRestored: kept !== null,
    keep(draft: Draft): void {
      const now = JSON.stringify(draft)
      if (!isOpen.current || now === last.current) return
      last.current = now
      if (now === first) drafts.remove(key)
      else drafts.set(key, draft)
    },
    drop(): void {
      isOpen.current = false
      drafts.remove(key)
    },
  }
}
