import { useMemo, useState } from 'react'

import type { AttemptRef } from '@/api/attempt'

import { type AttemptPosition, storedPosition } from './deviceRecords'

/** The question that is in front and those that are marked for later, as this device keeps them. */
export function useAttemptPosition(memberId: number, attemptRef: AttemptRef, questionCount: number) {
  const stored = useMemo(() => storedPosition(memberId, attemptRef), [memberId, attemptRef])
  const [position, setPosition] = useState(stored.get)
  const { marked } = position
  const index = Math.min(position.index, questionCount - 1)
  const isMarked = marked.includes(index)
  const change = (next: Partial<AttemptPosition>) => {
    const changed = { marked, index, ...next }
    stored.set(changed)
    setPosition(changed)
  }
  return {
    index,
    marked,
    isMarked,
    go: (to: number) => change({ index: to }),
    toggleMark: () => change({ marked: isMarked ? marked.filter((one) => one !== index) : [...marked, index] }),
  }
}
