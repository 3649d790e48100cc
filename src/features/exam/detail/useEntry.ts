import { useQueryClient } from '@tanstack/react-query'

import { type AttemptKind, startAttempt } from '@/api/attempt'
import type { Attempt } from '@/api/paper'
import { ask, toast } from '@/features/shared/dialog'
import { useTask } from '@/features/shared/form/useTask'
import type { PrimaryAction } from '@/features/shared/product/purchaseOption'
import { errorText } from '@/http/apiError'
import { examQueries } from '@/queries/exam'
import { openLocation } from '@/routes/navigate'

import { attemptLocation } from '../attemptLocation'
import { texts } from './texts'

/** A paper or mock paper that can be sat. */
export interface Startable {
  kind: AttemptKind
  id: number
  canJoin: boolean
  minutes: number
  /** Null and absent = no limit. */
  attemptsLeft?: number | null
  attempts: readonly Attempt[]
}

/** The way in: on with the attempt that runs, or a new one. Undefined = there is none. */
export function useEntry(exam: Startable | undefined): PrimaryAction | undefined {
  const queryClient = useQueryClient()
  const starting = useTask(async ({ kind, id, minutes, attemptsLeft = null }: Startable) => {
    const text = texts.start.text(minutes, attemptsLeft)
    if (!(await ask({ title: texts.start.title, text, confirmLabel: texts.start.yes, cancelLabel: texts.start.no })))
      return
    try {
      const record = await startAttempt(kind, id)
      await openLocation(attemptLocation(kind, id, record))
    } catch (error) {
      toast(errorText(error), 'error')
    } finally {
      // It may run although no answer came; and who comes back at once finds it running.
      void queryClient.invalidateQueries({ queryKey: examQueries[kind](id).queryKey })
    }
  })
  if (!exam) return undefined
  const { kind, id, canJoin, attemptsLeft, attempts } = exam
  const running = attempts.find(({ status }) => status === 'running')
  if (running) return { action: 'open', label: texts.goOn, location: attemptLocation(kind, id, running.id) }
  if (!canJoin || attemptsLeft === 0) return undefined
  return { action: 'run', label: texts.start.button, run: () => void starting.run(exam) }
}
