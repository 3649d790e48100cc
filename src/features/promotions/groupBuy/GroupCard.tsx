import { View } from '@tarojs/components'

import type { Group, GroupBuy } from '@/api/groupBuy'
import { Heads } from '@/features/shared/promotion/Heads'
import { TimeLeft } from '@/features/shared/promotion/TimeLeft'

import { SaleCard } from '../SaleCard'
import styles from '../promotions.module.scss'
import { texts } from '../texts'

const words = texts.queue

interface GroupCardProps {
  sale: GroupBuy
  group: Group
  /** I have paid when it was full; what becomes of my money. */
  refund?: string
  /** Its time is over: what has become of it? */
  onDue: () => void
}

/** What is bought together, by whom, and how it stands. */
export function GroupCard({ sale, group, refund, onDue }: GroupCardProps) {
  const { state, missing, closesAt } = group
  const title = state === 'open' ? words.missingPeople(missing) : words.states[state]
  return (
    <>
      <View className={styles.card}>
        <SaleCard sale={sale}>
          <View className={styles.caption}>{words.people(sale.people)}</View>
        </SaleCard>
      </View>
      <View className={styles.queue}>
        <View className={styles.queueTitle} role='status'>
          {refund ? words.late.title : title}
        </View>
        <Heads group={group} size={44} />
        {state === 'open' && closesAt && <TimeLeft label={words.left} until={closesAt} onEnd={onDue} />}
        <View className={styles.caption}>{refund ? words.late.hint(refund) : words.hints[state]}</View>
      </View>
    </>
  )
}
