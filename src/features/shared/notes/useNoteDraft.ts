import { useState } from 'react'

import { useBusy } from '@/components/pageBusy'
import { noteMaxLength } from '@/config/limits'
import { lengthOf } from '@/lib/textLength'
import { noteDrafts } from '@/stores/drafts'

import { texts } from './texts'

interface Draft {
  text: string
  sec: number
}

/** Typed text that is not saved yet. It stays on the device until it is. */
export function useNoteDraft(key: string, fresh: Draft) {
  const [draft, setDraft] = useState(() => noteDrafts.get(key) ?? fresh)
  const [problem, setProblem] = useState('')
  // What is left of an earlier visit holds up nothing.
  const [isTyped, setTyped] = useState(false)
  useBusy(isTyped && draft.text !== fresh.text)
  const update = (next: Draft) => {
    setTyped(true)
    if (next.text === fresh.text) noteDrafts.remove(key)
    else noteDrafts.set(key, next)
    setDraft(next)
    setProblem('')
  }
  return {
    draft,
    update,
    /** The problem of the text; '' = none so far. */
    problem,
    drop(): void {
      noteDrafts.remove(key)
      setDraft(fresh)
    },
    /** The text to save. If it cannot be saved, shows why and returns null. */
    take(): string | null {
      const length = lengthOf(draft.text)
      const found = length === 0 ? texts.empty : length > noteMaxLength ? texts.tooLong(noteMaxLength) : ''
      setProblem(found)
      return found ? null : draft.text.trim()
    },
  }
}
