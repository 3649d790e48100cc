import type { LiveLesson } from '@/api/live'
import { toast } from '@/features/shared/dialog'
import { payAdapter } from '@/platform/pay'
import { navigateTo } from '@/routes/navigate'

import { texts } from './texts'

/** A press on a lesson leads into its room, or to a message why not (docs/backend/live.md#live-course-detail). */
export function enterRoom({ id, state, recordingSec }: LiveLesson, course: number, canAttend: boolean): void {
  if (!canAttend) toast(payAdapter.canSell ? texts.lesson.locked : texts.lesson.lockedHere)
  else if (state === 'over' && recordingSec === 0) toast(texts.lesson.noRecording)
  else navigateTo('liveVideo', { id, course })
}
