import { View } from '@tarojs/components'

import type { Group, GroupBuy } from '@/api/groupBuy'
import { Heads } from '@/features/shared/promotion/Heads'
import { TimeLeft } from '@/features/shared/promotion/TimeLeft'
import { payAdapter } from '@/platform/pay'

import { SaleCard } from '../SaleCard'
import styles from '../promotions.module.scss'
import { texts as promotionsTexts } from '../texts'

const texts = promotionsTexts.queue

interface GroupCardProps {
  sale: GroupBuy
  group: Group
  /** For members who paid when the group was already full: what happens to the money. */
  refund?: string
  /** The learner has come too late. */
  isFullWithoutMe: boolean
  /** The group's time is over: its status must be read. */
  onDue: () => void
}

/** A group: goods, members and status. */
export function GroupCard({ sale, group, refund, isFullWithoutMe, onDue }: GroupCardProps) {
  const { state, missing, closesAt } = group
  const title = state === 'open' ? texts.missingPeople(missing) : texts.states[state]
  const hint = state === 'unpaid' && !payAdapter.canSell ? '' : texts.hints[state]
  const words = isFullWithoutMe ? texts.full : { title, hint }
  return (
    <>
      <View className={styles.card}>
        <SaleCard sale={sale}>
          <View className={styles.caption}>{texts.people(sale.people)}</View>
        </SaleCard>
      </View>
      <View className={styles.queue}>
        <View className={styles.queueTitle} role='status'>
          {refund ? texts.late.title : words.title}
        </View>
        <Heads group={group} size={44} />
        {state === 'open' && closesAt && <TimeLeft label={texts.left} until={closesAt} onEnd={onDue} />}
        <View className={styles.caption}>{refund ? texts.late.hint(refund) : words.hint}</View>
      </View>
    </>
  )
}
