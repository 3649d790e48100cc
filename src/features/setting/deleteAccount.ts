import { createDeletion } from '@/api/profile'
import { deletionGraceDays } from '@/config/limits'
import { ask, type DialogWords, toast } from '@/features/shared/dialog'
import { quitLogin } from '@/features/shared/session'
import { ApiError, errorText } from '@/http/apiError'
import { serverClock } from '@/lib/serverClock'
import { formatDate } from '@/lib/time'

import { texts } from './texts'

const words = texts.deletion

const dayMs = 24 * 60 * 60_000

/** An earlier try has arrived, maybe on another device: its date is not known here. */
const isOpenAlready = (error: unknown) => error instanceof ApiError && error.message === '用户已申请注销'

/** Explains, asks twice, and ends the login here; a later login takes it back (contract `core.md` 11.15). */
export async function deleteAccount(nickname: string): Promise<void> {
  const date = formatDate(new Date(serverClock.now() + deletionGraceDays * dayMs))
  if (!(await ask(words.ask(date)))) return
  if (!(await ask(words.askAgain(nickname)))) return
  let outcome: DialogWords = words.done(date)
  try {
    await createDeletion()
  } catch (error) {
    if (!isOpenAlready(error)) {
      toast(errorText(error))
      return
    }
    outcome = words.doneBefore
  }
  await quitLogin()
  await ask(outcome)
}
