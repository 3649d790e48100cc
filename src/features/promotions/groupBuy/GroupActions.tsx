import { View } from '@tarojs/components'

import { type Group, type GroupBuy, holdsSeat } from '@/api/groupBuy'
import { Button } from '@/components/Button'
import { useIsPast } from '@/features/shared/promotion/useIsPast'
import { formatCentsShort } from '@/lib/money'
import { payAdapter } from '@/platform/pay'
import { openLocation, replaceWith } from '@/routes/navigate'
import type { ShareInfo } from '@/stores/share'

import { buyTogether } from '../buyTogether'
import { promotedKind } from '../goods'
import styles from '../promotions.module.scss'
import { texts as promotionsTexts } from '../texts'
import { InviteButton } from './InviteButton'

const texts = promotionsTexts.queue

interface GroupActionsProps {
  sale: GroupBuy
  /** The member's group. */
  own: Group | null
  group: Group
  /** The learner has come too late. */
  isFullWithoutMe: boolean
  share: ShareInfo | undefined
}

/** What the member can do with a group, by its status and owner. */
export function GroupActions(props: GroupActionsProps) {
  return (
    <View className={styles.actions}>
      <MainAction {...props} />
    </View>
  )
}

function MainAction({ sale, own, group, isFullWithoutMe, share }: GroupActionsProps) {
  const kind = promotedKind(sale.goods)
  const canBuy = sale.state === 'running' && sale.priceCents !== null && payAdapter.canSell
  const price = formatCentsShort(sale.priceCents ?? 0)
  // The server may say so later.
  const isOver = useIsPast(group.closesAt)
  const toThing = (label: string, look?: 'line') =>
    kind && (
      <Button kind={look} size='l' isBlock onClick={() => void openLocation(kind.detailLocation(sale.goods.id))}>
        {label}
      </Button>
    )
  if (group.state === 'made') {
    const hasOthers = isFullWithoutMe && canBuy && !holdsSeat(own)
    return (
      <>
        {hasOthers && (
          <Button size='l' isBlock onClick={() => replaceWith('groupQueue', { id: sale.id })}>
            {texts.others}
          </Button>
        )}
        {toThing(own?.id === group.id ? texts.start : texts.see, hasOthers ? 'line' : undefined)}
      </>
    )
  }
  // What this page knows of my group may be older than the group itself.
  const isMine = own?.id === group.id
  if (isMine && group.state === 'open') return <InviteButton share={isOver ? undefined : share} />
  if (holdsSeat(own) && !isMine) {
    return <View className={styles.caption}>{own.state === 'open' ? texts.elsewhere : texts.made}</View>
  }
  // After the activity, the thing is sold at its own price again.
  if (!canBuy) return toThing(texts.see)
  return group.state === 'open' && !isOver ? (
    <Button size='l' isBlock onClick={() => buyTogether(sale, group.id)}>
      {texts.join(price)}
    </Button>
  ) : (
    <Button size='l' isBlock onClick={() => buyTogether(sale, 0)}>
      {isMine && group.state === 'unpaid' ? texts.pay(price) : texts.openAgain(price)}
    </Button>
  )
}
