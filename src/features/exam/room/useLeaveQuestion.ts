import { useEffect } from 'react'

import type { AttemptRef } from '@/api/attempt'
import { ask } from '@/features/shared/dialog'
import { holdPage } from '@/platform/leaving'
import { goBack } from '@/routes/navigate'
import { routeSpec } from '@/routes/registry'

import { attemptLocation } from '../attemptLocation'
import { texts } from './texts'

const { path: homePath } = routeSpec('home')

/** While the attempt runs, every way out asks first. */
export function useLeaveQuestion({ kind, examId, recordId }: AttemptRef): void {
  const { path } = routeSpec(attemptLocation(kind, examId, recordId).name)
  useEffect(() => {
    let isAsking = false
    const letGo = holdPage({ path, homePath, words: texts.leave.title, onBack: () => void leave() })
    async function leave(): Promise<void> {
      if (isAsking) return
      isAsking = true
      const { title, text, yes, no } = texts.leave
      const isSure = await ask({ title, text, confirmLabel: yes, cancelLabel: no })
      isAsking = false
      if (!isSure) return
      letGo()
      goBack()
    }
    return letGo
  }, [path])
}
