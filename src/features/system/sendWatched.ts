import { sendStoredPositions } from '@/features/shared/watched/watchPosition'
import { sendKeptSecs } from '@/features/shared/watched/watchRecords'
import { connection } from '@/platform/connection'
import { openEntries } from '@/platform/navigation'
import { queryClient } from '@/queries/client'
import { studyQueries } from '@/queries/study'
import { routeSpec } from '@/routes/registry'
import { useSession } from '@/stores/session'

/** They send themselves what is kept, when they are opened and when the network is back. */
const players = [routeSpec('courseVideo').path, routeSpec('liveVideo').path]

async function send(): Promise<void> {
  const { user } = useSession.getState()
  if (!user || !connection.isOnline() || openEntries().some(({ path }) => players.includes(path))) return
  const sentCount = (await sendStoredPositions().catch(() => 0)) + (await sendKeptSecs().catch(() => 0))
  if (sentCount > 0) await queryClient.invalidateQueries({ queryKey: studyQueries.all() })
}

/**
 * What was watched and could not be sent goes out as soon as there are a member and a network, whatever page is open:
 * another device goes on from there.
 */
export function watchUnsent(): void {
  connection.watchOnline((isOnline) => isOnline && void send())
  useSession.subscribe(({ user }, before) => user?.id !== before.user?.id && void send())
  void send()
}
