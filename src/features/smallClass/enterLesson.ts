import type { ClassLesson, SmallClassDetail } from '@/api/smallClass'
import { ask, toast } from '@/features/shared/dialog'
import { errorText } from '@/http/apiError'
import { payAdapter } from '@/platform/pay'
import { queryClient } from '@/queries/client'
import { smallClassQueries } from '@/queries/smallClass'
import type { RouteLocation } from '@/routes/codec'
import { currentLocation, navigateTo, openLocation } from '@/routes/navigate'

import { texts } from './texts'

/** The page that builds the classroom's address, which contains the token. */
export const roomLocation = (classId: number, { id, title }: ClassLesson): RouteLocation => ({
  name: 'webview',
  params: { class_id: classId, lesson_id: id, title },
})

/** Who presses waits neither for a network nor for further tries. */
const atOnce = { staleTime: 0, retry: false, networkMode: 'always' } as const

let isReading = false

/**
 * The page may have been read before the classroom was opened, so a lesson without one is read once more. One press
 * reads once, and leads nobody away who goes elsewhere meanwhile.
 */
async function enterOnceOpen(classId: number, lesson: ClassLesson): Promise<void> {
  if (isReading) return
  isReading = true
  const from = currentLocation()?.name
  const isHere = () => currentLocation()?.name === from
  try {
    const { lessons } = await queryClient.fetchQuery({
      ...smallClassQueries.detail(classId),
      ...atOnce,
    })
    const { roomUrl, state } = lessons.find(({ id }) => id === lesson.id) ?? lesson
    if (!isHere()) return
    if (roomUrl === '') toast(texts.noRoom[state])
    else await openLocation(roomLocation(classId, lesson))
  } catch (error) {
    if (isHere()) toast(errorText(error), 'error')
  } finally {
    isReading = false
  }
}

/** A press on a lesson leads into the classroom, to the cashier, or to a message why neither. */
export async function enterLesson(lesson: ClassLesson, { smallClass, canAttend }: SmallClassDetail): Promise<void> {
  const { id, enrolment, priceCents } = smallClass
  if (canAttend) {
    if (lesson.roomUrl === '') await enterOnceOpen(id, lesson)
    else await openLocation(roomLocation(id, lesson))
  } else if (!payAdapter.canSell) toast(texts.lockedHere)
  else if (enrolment !== 'open') toast(texts.shut[enrolment])
  else if (priceCents === null) toast(texts.unpriced)
  else if (await ask(texts.offer)) navigateTo('order', { type: 'smallClass', id })
}
