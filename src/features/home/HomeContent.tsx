import { useQuery } from '@tanstack/react-query'

import { useCode } from '@/features/shared/lazyCode/useCode'
import { Delayed, isOnlyRemembered, QueryView } from '@/features/shared/page'
import { useReadyOrTimeout } from '@/features/shared/page/useReadyOrTimeout'
import { homeQueries } from '@/queries/home'
import { useKnowsSwitches } from '@/stores/appConfig'
import { useSession } from '@/stores/session'

import { AnnouncementLine } from './AnnouncementLine'
import { Blocks } from './Blocks'
import { HomeSkeleton } from './HomeSkeleton'
import { LaterLicences } from './LaterLicences'
import { StateView } from '@/components/StateView'
import { navigateTo } from '@/routes/navigate'
import { texts } from './texts'

/** For members. Loads code and data together. */
async function loadContinueCard() {
  const chunk = await import('./ContinueCard')
  await chunk.prefetch()
  return chunk
}

/** Leads on where there are no blocks. */
const toCourses = { label: texts.toCourses, onClick: () => navigateTo('vodIndex') }

/** The operator's blocks, with the newest announcement and the last learned thing between pictures and shelves. */
export function HomeContent() {
  const isLogin = useSession((session) => session.isLogin)
  const blocks = useQuery(homeQueries.blocks())
  const announcement = useQuery(homeQueries.latestAnnouncement())
  const continueCard = useCode(isLogin, loadContinueCard)
  const isConfigured = useKnowsSwitches()
  const isAnnounced = announcement.isFetched || announcement.data !== undefined
  const isSettled = useReadyOrTimeout(isConfigured && isAnnounced && continueCard !== undefined)

  if (blocks.data && !isSettled) {
    return (
      <Delayed>
        <HomeSkeleton />
      </Delayed>
    )
  }
  const own = (
    <>
      <AnnouncementLine />
      {continueCard && <continueCard.default />}
    </>
  )
  // `isError` would be false while they are tried again.
  const isMissed = blocks.data ? isOnlyRemembered(blocks) : blocks.isFetched || blocks.isPaused
  return (
    <>
      {isMissed && own}
      <QueryView query={blocks} skeleton={<HomeSkeleton />} wayOn={toCourses}>
        {(items) => (
          <>
            <Blocks blocks={items} beforeShelves={own} />
            {/* The operator has none yet. */}
            {items.length === 0 && <StateView kind='empty' {...texts.empty} action={toCourses} />}
            <LaterLicences />
          </>
        )}
      </QueryView>
    </>
  )
}
