import { useAction } from '@/features/shared/action'
import type { PrimaryAction } from '@/features/shared/product/purchaseOption'
import { attemptLocation } from '@/features/shared/runningExams/attemptLocation'
import { ApiError } from '@/http/apiError'
import { fetchPageCode } from '@/platform/pageLoad'
import { attemptMutations } from '@/queries/attempt'
import type { Mutation } from '@/queries/mutation'
import { openLocation } from '@/routes/navigate'
import { routeSpec } from '@/routes/registry'

import { runningOf, type Startable } from './startable'
import { texts } from './texts'
import { useBegunNotes } from './useBegunNotes'

const fetchRoom = ({ kind, id }: Startable) => fetchPageCode(routeSpec(attemptLocation(kind, id, 0).name).path)

/** The time runs from the start on, so the room's code is on the device before. */
const start: Mutation<Startable, number> = {
  ...attemptMutations.start,
  async call(exam) {
    await fetchRoom(exam).catch((reason: unknown) => {
      // `platform/update` deals with missing code, and says so.
      void Promise.reject(reason)
      throw new ApiError('aborted')
    })
    return attemptMutations.start.call(exam)
  },
}

/** The button: continue the running attempt, or start a new one. Undefined = neither is possible. */
export function useEntry(exam: Startable | undefined): PrimaryAction | undefined {
  const noteBegun = useBegunNotes(exam)
  const starting = useAction(start, {
    confirm: ({ minutes, attemptsLeft = null }) => ({
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
  const run = () => {
    // While the learner reads the question.
    fetchRoom(exam).catch(() => undefined)
    void starting.run(exam)
  }
  return { action: 'run', label: texts.start.button, run, isBusy: starting.isRunning }
}
