import { connection } from '@/platform/connection'
import { currentMemberId, useSession } from '@/stores/session'

import { examAnswers } from './examAnswers'
import { practised } from './practised'

/** What was left and may get through later is tried again after so long, when no occasion comes before. */
const againMs = 30_000

/** Sends what waits for this member and no page sends. @returns whether some of it may get through later */
type Row = (memberId: number) => Promise<boolean>

const rows: Row[] = [examAnswers.sendWaiting, practised.sendWaiting]

let isStarted = false
let isLooking = false
let timer: ReturnType<typeof setTimeout> | undefined

async function look(): Promise<void> {
  const memberId = currentMemberId()
  if (isLooking || memberId === null || !connection.isOnline()) return
  clearTimeout(timer)
  isLooking = true
  // A row that fails does not keep the others.
  const left = await Promise.all(rows.map((send) => send(memberId).catch(() => true)))
  isLooking = false
  if (left.includes(true)) timer = setTimeout(() => void look(), againMs * (1 + Math.random() / 4))
}

/**
 * Sends all that is owed, whichever page is open: at the start, after a login, when the network or the app comes back,
 * and when a page is left that was sending. Called again, it looks again.
 */
export function startOutbox(): void {
  void look()
  if (isStarted) return
  isStarted = true
  connection.watchOnline((isOnline) => isOnline && void look())
  connection.watchVisible((isVisible) => isVisible && void look())
  useSession.subscribe((session, before) => {
    if (session.user?.id !== before.user?.id) void look()
  })
}
