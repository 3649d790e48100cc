import { Text, View } from '@tarojs/components'

import type { GroupBuy } from '@/api/groupBuy'
import { Tag } from '@/components/Tag'
import { serverClock } from '@/lib/serverClock'
import { formatAppointment } from '@/lib/time'

import { SaleCard } from '../SaleCard'
import styles from '../promotions.module.scss'
import { texts as promotionsTexts } from '../texts'

const texts = promotionsTexts.groupBuys

export const groupBuyCard = (sale: GroupBuy) => (
  <SaleCard sale={sale} go={texts.go}>
    <Standing sale={sale} />
  </SaleCard>
)

/** How many people it takes, or why there is nothing to join. */
function Standing({ sale: { state, startsAt, people } }: { sale: GroupBuy }) {
  if (state === 'over') return <Tag>{promotionsTexts.over}</Tag>
  return (
    <View className={styles.stock}>
      <Tag tone='brand'>{texts.people(people)}</Tag>
      {state === 'soon' && startsAt && (
        <Text className={styles.caption}>{promotionsTexts.starts(formatAppointment(startsAt, serverClock.now()))}</Text>
      )}
    </View>
  )
}
