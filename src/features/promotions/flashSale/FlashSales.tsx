import { Text, View } from '@tarojs/components'

import type { FlashSale } from '@/api/flashSale'
import { MediaCard } from '@/components/MediaCard'
import { PriceTag } from '@/components/PriceTag'
import { ProgressBar } from '@/components/ProgressBar'
import { Tag } from '@/components/Tag'
import { toast } from '@/features/shared/dialog'
import { linkTo } from '@/features/shared/link'
import { PagedList, usePagedQuery } from '@/features/shared/list'
import { useSharedPage } from '@/features/shared/share/useSharedPage'
import { serverClock } from '@/lib/serverClock'
import { formatAppointment } from '@/lib/time'
import { payAdapter } from '@/platform/pay'
import { flashSaleQueries } from '@/queries/flashSale'
import { navigateTo } from '@/routes/navigate'

import { promotedKind } from '../goods'
import styles from '../promotions.module.scss'
import { texts } from '../texts'

const words = texts.flashSales
const empty = { ...words.empty, action: { label: texts.toCourses, onClick: () => navigateTo('vodIndex') } }

/** All flash sales: running, to come, over. */
export function FlashSales() {
  const query = usePagedQuery(flashSaleQueries.list())
  useSharedPage({ name: 'flashSales', params: {}, title: words.title })
  return (
    <PagedList
      query={query}
      keyOf={({ id }) => id}
      renderItem={flashSaleCard}
      empty={empty}
      failedTitle={words.failed}
      isGrid
    />
  )
}

const flashSaleCard = (sale: FlashSale) => <FlashSaleCard sale={sale} />

function FlashSaleCard({ sale }: { sale: FlashSale }) {
  const { goods, priceCents, originalCents, state } = sale
  const { title, thumb, typeText } = goods
  const kind = promotedKind(goods)
  const wayOf = () => {
    if (state === 'over') return { onClick: () => toast(texts.over) }
    // Without the price: the page may have another one to say.
    return kind ? linkTo(kind.detailLocation(goods.id), { title, thumb }) : { onClick: () => toast(texts.unknown) }
  }
  const canSell = payAdapter.policy !== 'hidden'
  return (
    <MediaCard
      title={title}
      coverSrc={thumb}
      ratio={kind?.coverRatio}
      coverWidth={kind?.coverRatio && 72}
      meta={typeText}
      footer={
        <View className={styles.footer}>
          {canSell && <PriceTag priceCents={priceCents} originalCents={originalCents} />}
          <Standing sale={sale} />
        </View>
      }
      {...wayOf()}
    />
  )
}

/** How far it has sold, or why there is nothing to buy. */
function Standing({ sale: { state, startsAt, stock, stockLeft } }: { sale: FlashSale }) {
  if (state === 'over') return <Tag>{texts.over}</Tag>
  if (state === 'soon') {
    return (
      startsAt && <Text className={styles.caption}>{texts.soon(formatAppointment(startsAt, serverClock.now()))}</Text>
    )
  }
  const ratio = stock > 0 ? (stock - stockLeft) / stock : 0
  return (
    <View className={styles.stock}>
      <View className={styles.progress}>
        <ProgressBar ratio={ratio} label={texts.sold(Math.round(ratio * 100))} />
      </View>
      <Text className={styles.caption}>{texts.left(stockLeft)}</Text>
    </View>
  )
}
