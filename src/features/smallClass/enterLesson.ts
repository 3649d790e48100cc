import type { ClassLesson, SmallClassDetail } from '@/api/smallClass'
import { ask, toast } from '@/features/shared/dialog'
import { payAdapter } from '@/platform/pay'
import type { RouteLocation } from '@/routes/codec'
import { navigateTo, openLocation } from '@/routes/navigate'

import { texts } from './texts'

/** The page that builds the classroom's address, which contains the token. */
export const roomLocation = (classId: number, { id, title }: ClassLesson): RouteLocation => ({
  name: 'webview',
  params: { class_id: classId, lesson_id: id, title },
})

/** A press on a lesson leads into the classroom, to the cashier, or to a message why neither. */
export async function enterLesson(lesson: ClassLesson, { smallClass, canAttend }: SmallClassDetail): Promise<void> {
  const { id, enrolment, priceCents } = smallClass
  if (canAttend) {
    if (lesson.roomUrl === '') toast(texts.noRoom[lesson.state])
    else await openLocation(roomLocation(id, lesson))
  } else if (!payAdapter.canSell) toast(texts.lockedHere)
  else if (enrolment !== 'open') toast(texts.shut[enrolment])
  else if (priceCents === null) toast(texts.unpriced)
  else if (await ask(texts.offer)) navigateTo('order', { type: 'smallClass', id })
}
