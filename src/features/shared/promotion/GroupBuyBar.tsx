import { Text, View } from '@tarojs/components'

import { type GroupBuy, type GroupBuyDetail, holdsSeat } from '@/api/groupBuy'
import { PriceTag } from '@/components/PriceTag'
import { TextLink } from '@/components/TextLink'

import { GroupRow } from './GroupRow'
import { ownFirst } from './ownFirst'
import styles from './promotion.module.scss'
import { texts as promotionTexts } from './texts'
import { TimeLeft } from './TimeLeft'

const texts = promotionTexts.groupBuy

/** The others are one press away. */
const maxShown = 3

interface GroupBuyBarProps extends GroupBuyDetail {
  sale: GroupBuy
  onJoin: (groupId: number) => void
  /** Opens one group, or the list of all. */
  onQueue: (groupId?: number) => void
  /** A time has been reached: the state must be read. */
  onDue: () => void
}

/** Group buying on the page of its goods: price, remaining time, open groups. */
export function GroupBuyBar({ sale, groups, own, onJoin, onQueue, onDue }: GroupBuyBarProps) {
  const { priceCents, originalCents, people, state, startsAt, endsAt } = sale
  const canJoin = state === 'running' && priceCents !== null && !holdsSeat(own)
  const rows = ownFirst({ groups, own })
  return (
    <View className={styles.bar} role='region' aria-label={texts.name}>
      <View className={styles.price}>
        <Text className={styles.name}>{texts.price}</Text>
        <PriceTag priceCents={priceCents} originalCents={originalCents} size='l' />
        <Text>{texts.people(people)}</Text>
      </View>
      {state === 'soon' && startsAt && <TimeLeft label={texts.untilStart} until={startsAt} onEnd={onDue} />}
      {state === 'running' && endsAt && <TimeLeft label={texts.untilEnd} until={endsAt} onEnd={onDue} />}
      {rows.slice(0, maxShown).map((group) => (
        <GroupRow
          key={group.id}
          group={group}
          onJoin={canJoin ? () => onJoin(group.id) : undefined}
          onOpen={group.id === own?.id ? () => onQueue(group.id) : undefined}
          onDue={onDue}
        />
      ))}
      {rows.length > maxShown && (
        <TextLink tone='brand' onClick={() => onQueue()}>
          {texts.all(rows.length)}
        </TextLink>
      )}
      <View>{texts.refund}</View>
    </View>
  )
}
