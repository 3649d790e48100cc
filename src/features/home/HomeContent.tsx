import { useInfiniteQuery, useQuery } from '@tanstack/react-query'

import { ContinueCard } from '@/features/shared/continueLearning'
import { Delayed, QueryView, useSettled } from '@/features/shared/screen'
import { homeQueries } from '@/queries/home'
import { studyQueries } from '@/queries/study'
import { useAppConfig } from '@/stores/appConfig'
import { useSession } from '@/stores/session'

import { AnnouncementLine } from './AnnouncementLine'
import { Blocks } from './Blocks'
import { HomeEmpty } from './HomeEmpty'
import { HomeSkeleton } from './HomeSkeleton'

/** The operator's blocks, with the newest announcement and the last lesson between pictures and shelves. */
export function HomeContent() {
  const isLogin = useSession((session) => session.isLogin)
  const blocks = useQuery(homeQueries.blocks())
  const announcement = useQuery(homeQueries.latestAnnouncement())
  const learned = useInfiniteQuery({ ...studyQueries.list('learned'), enabled: isLogin })
  const isConfigured = useAppConfig(({ config }) => config !== null)
  const isSettled = useSettled(isConfigured && announcement.isFetched && (!isLogin || learned.isFetched))

  if (blocks.data && !isSettled) {
    return (
      <Delayed>
        <HomeSkeleton />
      </Delayed>
    )
  }
  return (
    <QueryView query={blocks} skeleton={<HomeSkeleton />}>
      {(items) =>
        items.length === 0 ? (
          <HomeEmpty />
        ) : (
          <Blocks
            blocks={items}
            beforeShelves={
              <>
                <AnnouncementLine />
                <ContinueCard />
              </>
            }
          />
        )
      }
    </QueryView>
  )
}
