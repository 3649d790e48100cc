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
  /** Absent = all open ones. */
  groupId?: number
  /** The member's own group is wanted, if there is one. */
  isMine: boolean
}

/** A group's status, polled while the page is visible. */
export function GroupQueue({ id, groupId, isMine }: GroupQueueProps) {
  const isShown = usePageShown()
  const sale = useQuery({ ...groupBuyQueries.detail(id), subscribed: isShown })
  const shownId = groupId ?? (isMine ? sale.data?.own?.id : undefined)
  return (
    <QueryView query={sale} skeleton={<DetailSkeleton />} title={texts.queue.failed}>
      {(detail) =>
        !detail.sale ? (
          <ForwardTo goods={undefined} others={{ name: 'groupBuys', params: {} }} />
        ) : shownId === undefined ? (
          <OpenGroups {...detail} sale={detail.sale} onDue={() => void sale.refetch()} />
        ) : (
          <OneGroup sale={detail.sale} own={detail.own} groupId={shownId} isShown={isShown} />
        )
      }
    </QueryView>
  )
}
