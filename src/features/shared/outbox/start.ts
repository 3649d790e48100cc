import { connection } from '@/platform/connection'
import { queryClient } from '@/queries/client'
import { studyQueries } from '@/queries/study'
import { currentMemberId, useSession } from '@/stores/session'

import { watchPageTurns } from '../page/turns'
import { reportReferrer } from '../session/referrer'
import { examAnswers } from './examAnswers'
import { liveSeconds } from './liveSeconds'
import { isOwed } from './owed'
import { watchPositions } from './watchPositions'
import { practised } from './practised'

/** What was left and may get through later is tried again after so long, when no occasion comes before. */
const againMs = 30_000

/** Sends what waits for this member and no page sends. @returns whether some of it may get through later */
type Row = (memberId: number) => Promise<boolean>

/** What was watched, and shows in the lists of what is studied. */
async function watched(memberId: number): Promise<boolean> {
  let sentCount = 0
  const onSent = () => void sentCount++
  const rows = [watchPositions.sendWaiting(memberId, onSent), liveSeconds.sendWaiting(memberId, onSent)]
  const left = await Promise.all(rows)
  if (sentCount > 0) void queryClient.invalidateQueries({ queryKey: studyQueries.all() })
  return left.includes(true)
}

const rows: Row[] = [
  (memberId) => examAnswers.sendWaiting(memberId),
  (memberId) => practised.sendWaiting(memberId),
  watched,
  reportReferrer,
]

let isStarted = false
let timer: ReturnType<typeof setTimeout> | undefined

async function sendAll(): Promise<void> {
  const memberId = currentMemberId()
  if (memberId === null || !connection.isOnline()) return
  clearTimeout(timer)
  // A row that fails does not keep the others; what is under way is not begun again.
  const left = await Promise.all(rows.map((send) => send(memberId).catch(() => true)))
  clearTimeout(timer)
  if (left.includes(true)) timer = setTimeout(() => void sendAll(), againMs * (1 + Math.random() / 4))
}

/**
 * Sends all that is owed, whichever page is open: at the start, after a login, when the network or the app comes back,
 * when another page is opened, and when one is left that was sending. Called again, it looks again.
 */
export function startOutbox(): void {
  void sendAll()
  if (isStarted) return
  isStarted = true
  connection.watchOnline((isOnline) => isOnline && void sendAll())
  connection.watchVisible((isVisible) => isVisible && void sendAll())
  watchPageTurns(() => isOwed() && void sendAll())
  useSession.subscribe((session, before) => {
    if (session.user?.id !== before.user?.id) void sendAll()
  })
}

/** What only some ends owe: the receipts of Apple's store. */
export function addRow(row: Row): void {
  if (!rows.includes(row)) rows.push(row)
  startOutbox()
}
