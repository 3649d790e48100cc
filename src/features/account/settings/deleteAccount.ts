import type { Member } from '@/api/member'
import { createDeletion } from '@/api/profile'
import { deletionGraceDays } from '@/config/limits'
import { ask, type DialogTexts, toast } from '@/features/shared/dialog'
import { deletionItem } from '@/features/shared/session/deletion'
import { quitLogin } from '@/features/shared/session/logout'
import { errorText, isOutcomeUnknown, isRefusedWith } from '@/http/apiError'
import { serverClock } from '@/lib/serverClock'
import { formatDate } from '@/lib/time'
import { connection } from '@/platform/connection'
import { useAppConfig } from '@/stores/appConfig'

import { texts } from './texts'

const dayMs = 24 * 60 * 60_000

/** An earlier request has arrived, maybe from another device. Its date is unknown here. */
const isOpenAlready = (error: unknown) => isRefusedWith(error, 'deletionRequested')

/** A second request is refused when the first has arrived, so it tells what became of a lost one. */
async function requestDeletion(): Promise<void> {
  try {
    await createDeletion()
  } catch (error) {
    if (!isOutcomeUnknown(error)) throw error
    await createDeletion()
  }
}

/**
 * Explains, asks twice, then ends the login here. Where the server waits, a login within that time cancels the deletion
 * (docs/backend/members.md#account-deletion).
 */
export async function deleteAccount({ id, nickname }: Member): Promise<void> {
  const hasGrace = useAppConfig.getState().config?.hasDeletionGrace ?? false
  const date = hasGrace ? formatDate(new Date(serverClock.now() + deletionGraceDays * dayMs)) : null
  if (!(await ask(texts.deletion.ask(date)))) return
  if (!(await ask(texts.deletion.askAgain(nickname)))) return
  const wasOnline = connection.isOnline()
  let outcome: DialogTexts = texts.deletion.done(date)
  try {
    await requestDeletion()
  } catch (error) {
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
  deletionItem.set(id)
  await quitLogin()
  await ask(outcome)
}
