import { useQuery } from '@tanstack/react-query'

import type { Group, GroupBuy } from '@/api/groupBuy'
import { DetailSkeleton } from '@/components/Skeleton'
import { StateView } from '@/components/StateView'
import { QueryView } from '@/features/shared/page'
import { CardPicture } from '@/features/shared/share/CardPicture'
import { useSharedPage } from '@/features/shared/share/useSharedPage'
import { groupBuyQueries } from '@/queries/groupBuy'
import { replaceWith } from '@/routes/navigate'
import { useSession } from '@/stores/session'

import { texts } from '../texts'
import { GroupCard } from './GroupCard'
import { GroupActions } from './GroupActions'

interface OneGroupProps {
  sale: GroupBuy
  /** The member's group. */
  own: Group | null
  groupId: number
  /** The page is visible. */
  isShown: boolean
}

/** One group: members, time, and actions. Sharing this page shares this group. */
export function OneGroup({ sale, own, groupId, isShown }: OneGroupProps) {
  const group = useQuery({ ...groupBuyQueries.group(sale.id, groupId), subscribed: isShown })
  const isLogin = useSession((session) => session.isLogin)
  const isMadeByOthers = group.data?.state === 'made' && own?.id !== groupId
  const seat = useQuery({ ...groupBuyQueries.seat(sale.id, groupId), enabled: isLogin && isMadeByOthers })
  const isFullWithoutMe = isMadeByOthers && (!isLogin || seat.data === null)
  const { title, thumb } = sale.goods
  const share = useSharedPage({
    name: 'groupQueue',
    params: { id: sale.id, gid: groupId },
    title: texts.queue.invitation(title),
    desc: texts.queue.people(sale.people),
    thumb,
  })
  return (
    <QueryView query={group} skeleton={<DetailSkeleton />} title={texts.queue.failed}>
      {(data) =>
        data ? (
          <>
            <CardPicture thumb={thumb} />
            <GroupCard
              sale={sale}
              group={data}
              isMine={own?.id === groupId}
              refund={seat.data?.refund}
              isFullWithoutMe={isFullWithoutMe}
              onDue={() => void group.refetch()}
            />
            <GroupActions sale={sale} own={own} group={data} isFullWithoutMe={isFullWithoutMe} share={share} />
          </>
        ) : (
          <StateView
            kind='notFound'
            {...texts.queue.missing}
            action={{ label: texts.queue.others, onClick: () => replaceWith('groupQueue', { id: sale.id }) }}
          />
        )
      }
    </QueryView>
  )
}
