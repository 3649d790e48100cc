import { useAction } from '@/features/shared/action'
import type { PrimaryAction } from '@/features/shared/product/purchaseOption'
import { attemptMutations } from '@/queries/attempt'
import { openLocation } from '@/routes/navigate'

import { attemptLocation } from '@/features/shared/runningExams/attemptLocation'
import { runningOf, type Startable } from './startable'
import { texts } from './texts'
import { useBegunNotes } from './useBegunNotes'

/** The button: continue the running attempt, or start a new one. Undefined = neither is possible. */
export function useEntry(exam: Startable | undefined): PrimaryAction | undefined {
  const noteBegun = useBegunNotes(exam)
  const starting = useAction(attemptMutations.start, {
    confirm: ({ minutes, attemptsLeft = null }: Startable) => ({
      ...{ title: texts.start.title, text: texts.start.text(minutes, attemptsLeft) },
      ...{ confirmLabel: texts.start.yes, cancelLabel: texts.start.no },
    }),
    // The learner may have left meanwhile, and the time runs.
    done: (record, begun) => noteBegun(begun, record),
    next: (record, { kind, id }) => openLocation(attemptLocation(kind, id, record)),
  })
  if (!exam) return undefined
  const { kind, id, canJoin, attemptsLeft } = exam
  const running = runningOf(exam)
  if (running) return { action: 'open', label: texts.goOn, location: attemptLocation(kind, id, running.id) }
  if (!canJoin || attemptsLeft === 0) return undefined
  return { action: 'run', label: texts.start.button, run: () => void starting.run(exam), isBusy: starting.isRunning }
}
