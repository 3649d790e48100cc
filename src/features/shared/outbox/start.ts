import type { QueryKey } from '@tanstack/react-query'

import { connection } from '@/platform/connection'
import { queryClient } from '@/queries/client'
import { studyQueries } from '@/queries/study'
import { currentMemberId, useSession } from '@/stores/session'

import { watchPageTurns } from '../page/turns'
import { reportReferrer } from '../session/referrer'
import type { Channel } from './channel'
import { examAnswers } from './examAnswers'
import { liveSeconds } from './liveSeconds'
import { isOwed } from './owed'
import { watchPositions } from './watchPositions'
import { practised } from './practised'

/** What was left and may get through later is tried again after this time, unless there is a reason to try earlier. */
const againMs = 30_000

/** Sends what waits for this member and no page sends. @returns whether some of it may get through later */
type Row = (memberId: number) => Promise<boolean>

/** @param shownIn queries that show what is sent; they are read anew */
async function sendShown(
  memberId: number,
  channels: readonly Pick<Channel<unknown, unknown>, 'sendWaiting'>[],
  shownIn: readonly QueryKey[],
): Promise<boolean> {
  let sentCount = 0
  const left = await Promise.all(channels.map((channel) => channel.sendWaiting(memberId, () => void sentCount++)))
  if (sentCount > 0) for (const queryKey of shownIn) void queryClient.invalidateQueries({ queryKey })
  return left.includes(true)
}

/** As in `examQueries.outdated`, which is not imported because it would load the calls of all exams. */
const practiceKeys = [['exam', 'practice'], ['exam', 'list', 'practice'], studyQueries.key('practice', 'mine')]

const rows: Row[] = [
  (memberId) => examAnswers.sendWaiting(memberId),
  (memberId) => sendShown(memberId, [practised], practiceKeys),
  (memberId) => sendShown(memberId, [watchPositions, liveSeconds], [studyQueries.all()]),
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
