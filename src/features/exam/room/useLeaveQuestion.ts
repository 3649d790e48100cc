import { useEffect, useRef } from 'react'

import type { AttemptRef } from '@/api/examAnswer'
import { ask } from '@/features/shared/dialog'
import { holdPage } from '@/platform/leaving'
import { parentRoute } from '@/routes/siblings'
import { goBack } from '@/routes/navigate'
import { routeSpec } from '@/routes/registry'

import { attemptLocation } from '@/features/shared/runningExams/attemptLocation'
import { texts } from './texts'

/**
 * While the attempt runs, every way out asks first. @param hasPictures some are not on the server yet, and would be
 * lost
 */
export function useLeaveQuestion({ kind, examId, recordId }: AttemptRef, hasPictures: boolean): void {
  const latest = useRef(hasPictures)
  latest.current = hasPictures
  useEffect(() => {
    const here = attemptLocation(kind, examId, recordId)
    const { path } = routeSpec(here.name)
    const { path: abovePath } = routeSpec(parentRoute(here).name)
    let isAsking = false
    const letGo = holdPage({ path, abovePath, text: texts.leave.title, onBack: () => void leave() })
    async function leave(): Promise<void> {
      if (isAsking) return
      isAsking = true
      const { title, text, withoutPictures, yes, no } = texts.leave
      const words = latest.current ? withoutPictures : text
      const isSure = await ask({ title, text: words, confirmLabel: yes, cancelLabel: no })
      isAsking = false
      if (!isSure) return
      letGo()
      goBack()
    }
    return letGo
  }, [kind, examId, recordId])
}
