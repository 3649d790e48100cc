import { useEffect, useRef, useState } from 'react'

import type { AttemptRef } from '@/api/examAnswer'
import { ask } from '@/features/shared/dialog'
import { usePageShown } from '@/features/shared/page/usePageShown'
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
  const letGo = useRef<() => void>()
  const isAsking = useRef(false)
  const present = hasPictures ? texts.leave.withoutPictures : texts.leave.text
  const isShown = usePageShown()
  // WeChat asks on the page that is in front when it is told to.
  const [hint, setHint] = useState(present)
  if (isShown && hint !== present) setHint(present)
  useEffect(() => {
    const here = attemptLocation(kind, examId, recordId)
    const { path } = routeSpec(here.name)
    const { path: abovePath } = routeSpec(parentRoute(here).name)
    const { title, yes, no } = texts.leave
    async function leave(): Promise<void> {
      if (isAsking.current) return
      isAsking.current = true
      const isSure = await ask({ title, text: hint, confirmLabel: yes, cancelLabel: no })
      isAsking.current = false
      if (!isSure) return
      letGo.current?.()
      goBack()
    }
    const end = holdPage({ path, abovePath, text: texts.leave.whole(hint), onBack: () => void leave() })
    letGo.current = end
    return end
  }, [kind, examId, recordId, hint])
}
