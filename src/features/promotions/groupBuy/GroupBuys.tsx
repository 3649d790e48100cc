import { Text, View } from '@tarojs/components'

import type { GroupBuy } from '@/api/groupBuy'
import { Tag } from '@/components/Tag'
import { PagedList, usePagedQuery } from '@/features/shared/list'
import { useSharedPage } from '@/features/shared/share/useSharedPage'
import { serverClock } from '@/lib/serverClock'
import { formatAppointment } from '@/lib/time'
import { groupBuyQueries } from '@/queries/groupBuy'
import { navigateTo } from '@/routes/navigate'

import { SaleCard } from '../SaleCard'
import styles from '../promotions.module.scss'
import { texts as promotionsTexts } from '../texts'

const texts = promotionsTexts.groupBuys
const empty = { ...texts.empty, action: { label: promotionsTexts.toCourses, onClick: () => navigateTo('vodIndex') } }

/** All group buying: running, to come, over. */
export function GroupBuys() {
  const query = usePagedQuery(groupBuyQueries.list())
  useSharedPage({ name: 'groupBuys', params: {}, title: texts.title })
  return (
    <PagedList
      query={query}
      keyOf={({ id }) => id}
      renderItem={groupBuyCard}
      empty={empty}
      failedTitle={texts.failed}
      isGrid
    />
  )
}

const groupBuyCard = (sale: GroupBuy) => (
  <SaleCard sale={sale} go={texts.go}>
    <Standing sale={sale} />
  </SaleCard>
)

/** How many it takes, or why there is nothing to join. */
function Standing({ sale: { state, startsAt, people } }: { sale: GroupBuy }) {
  if (state === 'over') return <Tag>{promotionsTexts.over}</Tag>
  return (
    <View className={styles.stock}>
      <Tag tone='brand'>{texts.people(people)}</Tag>
      {state === 'soon' && startsAt && (
        <Text className={styles.caption}>{texts.soon(formatAppointment(startsAt, serverClock.now()))}</Text>
      )}
    </View>
  )
}
