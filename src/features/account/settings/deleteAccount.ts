import type { Member } from '@/api/member'
import { createDeletion } from '@/api/profile'
import { deletionGraceDays } from '@/config/limits'
import { ask, type DialogTexts, toast } from '@/features/shared/dialog'
import { notesOf } from '@/features/shared/notes/store'
import { noteDeletion } from '@/features/shared/session/deletion'
import { quitLogin } from '@/features/shared/session/logout'
import { errorText, isFinal, isOutcomeUnknown, isRefusedWith } from '@/http/apiError'
import { serverClock } from '@/lib/serverClock'
import { formatDate } from '@/lib/time'
import { connection } from '@/platform/connection'
import { useAppConfig } from '@/stores/appConfig'
import { sameLogin } from '@/stores/session'

import { texts } from './texts'

const dayMs = 24 * 60 * 60_000

/** An earlier request has arrived, maybe from another device. Its date is unknown here. */
const isOpenAlready = (error: unknown) => isRefusedWith(error, 'deletionRequested')

/**
 * A second request is refused when the first has arrived, so it tells what became of a lost one. None goes out when
 * another member may have logged in meanwhile.
 */
async function requestDeletion(isTheirs: () => boolean): Promise<void> {
  try {
    await createDeletion()
  } catch (lost) {
    if (!isOutcomeUnknown(lost) || !isTheirs()) throw lost
    await createDeletion().catch((error: unknown) => {
      throw isFinal(error) ? error : lost
    })
  }
}

/**
 * Explains, asks twice, then ends the login here. Where the server waits, a login within that time cancels the deletion
 * (docs/backend/members.md#account-deletion).
 */
export async function deleteAccount({ id, nickname }: Member): Promise<void> {
  const hasGrace = useAppConfig.getState().config?.hasDeletionGrace ?? false
  const date = hasGrace ? formatDate(new Date(serverClock.now() + deletionGraceDays * dayMs)) : null
  // They are stored under the member's id, which another registration does not get.
  const notes = notesOf(id)
  await notes.restore()
  if (!(await ask(texts.deletion.ask(date, notes.all().length)))) return
  if (!(await ask(texts.deletion.askAgain(nickname)))) return
  const isTheirs = sameLogin()
  const wasOnline = connection.isOnline()
  let outcome: DialogTexts = texts.deletion.done(date)
  try {
    await requestDeletion(isTheirs)
  } catch (error) {
    if (!isTheirs()) return
    if (wasOnline && isOutcomeUnknown(error)) {
      await ask(texts.deletion.maybe(hasGrace))
      return
    }
    if (!isOpenAlready(error)) {
      toast(errorText(error), 'error')
      return
    }
    outcome = texts.deletion.doneBefore(hasGrace)
  }
  noteDeletion(id)
  if (!isTheirs()) return
  await quitLogin()
  await ask(outcome)
}
