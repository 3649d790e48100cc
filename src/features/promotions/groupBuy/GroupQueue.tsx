import { useQuery } from '@tanstack/react-query'

import { DetailSkeleton } from '@/components/Skeleton'
import { QueryView } from '@/features/shared/page'
import { usePageShown } from '@/features/shared/page/usePageShown'
import { groupBuyQueries } from '@/queries/groupBuy'

import { ForwardTo } from '../ForwardTo'
import { texts } from '../texts'
import { OneGroup } from './OneGroup'
import { OpenGroups } from './OpenGroups'

interface GroupQueueProps {
  /** Of the activity. */
  id: number
  /** Absent = the member's own group, else all open ones. */
  groupId?: number
}

/** A group's status, polled while the page is visible. */
export function GroupQueue({ id, groupId }: GroupQueueProps) {
  const isShown = usePageShown()
  const sale = useQuery({ ...groupBuyQueries.detail(id), subscribed: isShown })
  const shownId = groupId ?? sale.data?.own?.id
  return (
    <QueryView query={sale} skeleton={<DetailSkeleton />} title={texts.queue.failed}>
      {(detail) =>
        !detail.sale ? (
          <ForwardTo goods={undefined} others={{ name: 'groupBuys', params: {} }} />
        ) : shownId === undefined ? (
          <OpenGroups sale={detail.sale} groups={detail.groups} onDue={() => void sale.refetch()} />
        ) : (
          <OneGroup sale={detail.sale} own={detail.own} groupId={shownId} isShown={isShown} />
        )
      }
    </QueryView>
  )
}
