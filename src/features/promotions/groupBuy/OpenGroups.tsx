import { View } from '@tarojs/components'

import { type GroupBuy, type GroupBuyDetail, holdsSeat } from '@/api/groupBuy'
import { Button } from '@/components/Button'
import { StateView } from '@/components/StateView'
import { LongList } from '@/features/shared/list/LongList'
import { GroupRow } from '@/features/shared/promotion/GroupRow'
import { ownFirst } from '@/features/shared/promotion/ownFirst'
import { saleHint } from '@/features/shared/promotion/saleHint'
import { CardPicture } from '@/features/shared/share/CardPicture'
import { useSharedPage } from '@/features/shared/share/useSharedPage'
import { formatCentsShort } from '@/lib/money'
import { serverClock } from '@/lib/serverClock'
import { formatAppointment } from '@/lib/time'
import { payAdapter } from '@/platform/pay'
import { navigateTo, replaceWith } from '@/routes/navigate'

import { buyTogether } from '../buyTogether'
import { SaleCard } from '../SaleCard'
import styles from '../promotions.module.scss'
import { texts as promotionsTexts } from '../texts'

const texts = promotionsTexts.queue

/** Why there is no group to join. */
function noneTexts({ state, startsAt }: GroupBuy) {
  if (state === 'over') {
    const toOthers = () => replaceWith('groupBuys', {})
    return { ...texts.over, action: { label: promotionsTexts.toOthers, onClick: toOthers } }
  }
  if (state === 'soon' && startsAt) return texts.soon(formatAppointment(startsAt, serverClock.now()))
  return saleHint(state === 'running' ? texts.none : texts.soonOpen)
}

interface OpenGroupsProps extends GroupBuyDetail {
  sale: GroupBuy
  /** The time of one group is over. */
  onDue: () => void
}

/** Groups that still need members. A learner who is in one can only look at the others. */
export function OpenGroups({ sale, groups, own, onDue }: OpenGroupsProps) {
  const { title, thumb } = sale.goods
  useSharedPage({ name: 'groupQueue', params: { id: sale.id }, title: texts.invitation(title), thumb })
  const { canSell } = payAdapter
  const canBuy = sale.state === 'running' && sale.priceCents !== null && canSell && !holdsSeat(own)
  const rows = ownFirst({ groups, own })
  return (
    <>
      <CardPicture thumb={thumb} />
      <View className={styles.card}>
        <SaleCard sale={sale}>
          <View className={styles.caption}>{texts.people(sale.people)}</View>
        </SaleCard>
      </View>
      {rows.length === 0 ? (
        <StateView kind='empty' {...noneTexts(sale)} isCompact />
      ) : (
        <View className={styles.groups}>
          <LongList
            items={rows}
            keyOf={({ id }) => id}
            renderItem={(group) => (
              <View className={styles.groupItem}>
                <GroupRow
                  group={group}
                  onJoin={canBuy ? () => buyTogether(sale, group.id) : canSell ? undefined : null}
                  onOpen={
                    group.id === own?.id ? () => navigateTo('groupQueue', { id: sale.id, gid: group.id }) : undefined
                  }
                  onDue={onDue}
                />
              </View>
            )}
          />
        </View>
      )}
      {holdsSeat(own) && <View className={styles.caption}>{own.state === 'open' ? texts.joined : texts.made}</View>}
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
