import { View } from '@tarojs/components'

import type { Group, GroupBuy } from '@/api/groupBuy'
import { Button } from '@/components/Button'
import { StateView } from '@/components/StateView'
import { GroupRow } from '@/features/shared/promotion/GroupRow'
import { CardPicture } from '@/features/shared/share/CardPicture'
import { useSharedPage } from '@/features/shared/share/useSharedPage'
import { formatCentsShort } from '@/lib/money'
import { serverClock } from '@/lib/serverClock'
import { formatAppointment } from '@/lib/time'
import { payAdapter } from '@/platform/pay'

import { buyTogether } from '../buyTogether'
import { SaleCard } from '../SaleCard'
import styles from '../promotions.module.scss'
import { texts as promotionsTexts } from '../texts'

const texts = promotionsTexts.queue

/** Why there is no group to join. */
function noneTexts({ state, startsAt }: GroupBuy) {
  if (state === 'running') return texts.none
  if (state === 'over') return texts.over
  return texts.soon(startsAt && formatAppointment(startsAt, serverClock.now()))
}

interface OpenGroupsProps {
  sale: GroupBuy
  groups: Group[]
  /** The time of one group is over. */
  onDue: () => void
}

/** Groups that still need members, for learners who are in none. */
export function OpenGroups({ sale, groups, onDue }: OpenGroupsProps) {
  const { title, thumb } = sale.goods
  useSharedPage({ name: 'groupQueue', params: { id: sale.id }, title: texts.invitation(title), thumb })
  const canBuy = sale.state === 'running' && sale.priceCents !== null && payAdapter.canSell
  return (
    <>
      <CardPicture thumb={thumb} />
      <View className={styles.card}>
        <SaleCard sale={sale}>
          <View className={styles.caption}>{texts.people(sale.people)}</View>
        </SaleCard>
      </View>
      {groups.length === 0 ? (
        <StateView kind='empty' {...noneTexts(sale)} isCompact />
      ) : (
        <View className={styles.groups}>
          {groups.map((group) => (
            <GroupRow
              key={group.id}
              group={group}
              onJoin={canBuy ? () => buyTogether(sale, group.id) : undefined}
              onDue={onDue}
            />
          ))}
        </View>
      )}
      {canBuy && (
        <View className={styles.actions}>
          <Button size='l' isBlock onClick={() => buyTogether(sale, 0)}>
            {texts.open(formatCentsShort(sale.priceCents ?? 0))}
          </Button>
        </View>
      )}
    </>
  )
}
