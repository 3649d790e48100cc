import { useQuery } from '@tanstack/react-query'

import { useCode } from '@/features/shared/lazyCode/useCode'
import { Delayed, QueryView } from '@/features/shared/page'
import { useReadyOrTimeout } from '@/features/shared/page/useReadyOrTimeout'
import { homeQueries } from '@/queries/home'
import { isMiniProgram } from '@/platform/shell'
import { useAppConfig, useKnowsSwitches } from '@/stores/appConfig'
import { useSession } from '@/stores/session'

import { AnnouncementLine } from './AnnouncementLine'
import { Blocks } from './Blocks'
import { HomeSkeleton } from './HomeSkeleton'
import { StateView } from '@/components/StateView'
import { navigateTo } from '@/routes/navigate'
import { texts } from './texts'

/** For members. Loads code and data together. */
async function loadContinueCard() {
  const chunk = await import('./ContinueCard')
  await chunk.prefetch()
  return chunk
}

const loadLicences = () => import('./Licences')

/** The operator's blocks, with the newest announcement and the last learned thing between pictures and shelves. */
export function HomeContent() {
  const isLogin = useSession((session) => session.isLogin)
  const blocks = useQuery(homeQueries.blocks())
  const announcement = useQuery(homeQueries.latestAnnouncement())
  const continueCard = useCode(isLogin, loadContinueCard)
  // A mini-program is registered with WeChat instead.
  const hasLicences = useAppConfig(({ config }) => !isMiniProgram && (config?.licences.length ?? 0) > 0)
  const foot = useCode(hasLicences, loadLicences)
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
  return (
    <QueryView query={blocks} skeleton={<HomeSkeleton />}>
      {(items) => (
        <>
          {items.length === 0 ? (
            <HomeEmpty />
          ) : (
            <Blocks
              blocks={items}
              beforeShelves={
                <>
                  <AnnouncementLine />
                  {continueCard && <continueCard.default />}
                </>
              }
            />
          )}
          {foot && <foot.default />}
        </>
      )}
    </QueryView>
  )
}

/** The operator has no blocks yet. */
function HomeEmpty() {
  const { title, hint, action } = texts.empty
  return (
    <StateView
      kind='empty'
      title={title}
      hint={hint}
      action={{ label: action, onClick: () => navigateTo('vodIndex') }}
    />
  )
}
