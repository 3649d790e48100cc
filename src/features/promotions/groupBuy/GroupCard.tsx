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
  isMine: boolean
  /** For members who paid when the group was already full: what happens to the money. */
  refund?: string
  /** The learner has come too late. */
  isFullWithoutMe: boolean
  /** The group's time is over: its status must be read. */
  onDue: () => void
}

/** Where nothing is sold, money is named only to those who have paid. */
function wordsOf({ state, missing }: Group, isMine: boolean): { title: string; hint?: string } {
  const hasMoney = payAdapter.canSell || (isMine && state !== 'unpaid')
  const title = state === 'open' ? texts.missingPeople(missing) : (hasMoney ? texts.states : texts.unsoldStates)[state]
  return hasMoney ? { title, hint: texts.hints[state] } : { title }
}

/** A group: goods, members and status. */
export function GroupCard({ sale, group, isMine, refund, isFullWithoutMe, onDue }: GroupCardProps) {
  const { state, closesAt } = group
  const words = isFullWithoutMe ? texts.full : wordsOf(group, isMine)
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
        {state === 'open' && closesAt && (
          <TimeLeft label={texts.left} until={closesAt} isHidden={!payAdapter.canSell && !isMine} onEnd={onDue} />
        )}
        <View className={styles.caption}>{refund ? texts.late.hint(refund) : words.hint}</View>
      </View>
    </>
  )
}
