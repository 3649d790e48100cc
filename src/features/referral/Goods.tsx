import { View } from '@tarojs/components'

import type { ReferralGoods } from '@/api/referralAccount'
import { Button } from '@/components/Button'
import { MediaCard } from '@/components/MediaCard'
import { SectionHeader } from '@/components/SectionHeader'
import { linkTo } from '@/features/shared/link'
import { PagedList, usePagedQuery } from '@/features/shared/list'
import { goodsAddress } from '@/features/shared/share/goodsAddress'
import { kindOf } from '@/goods/kinds'
import { formatCentsShort } from '@/lib/money'
import { payAdapter } from '@/platform/pay'
import { referralQueries } from '@/queries/referral'
import { formatUrl, type RouteLocation } from '@/routes/codec'
import { goodsTypeOf } from '@/routes/goods'
import { navigateTo } from '@/routes/navigate'

import { copyReferral } from './copyReferral'
import styles from './referral.module.scss'
import { texts } from './texts'

type LinkOf = (path: string) => string

/** An activity has its own page, which leads to its goods. */
const activityPages: Partial<Record<string, 'flashSales' | 'groupBuys'>> = { ms: 'flashSales', tg: 'groupBuys' }

/** For what is not a kind of goods. If this app has no page for it, the home page is recommended. */
function otherLocation({ type, goodsId: id }: ReferralGoods): RouteLocation {
  const activity = activityPages[type]
  return activity ? { name: activity, params: { id } } : { name: 'home', params: {} }
}

/** Goods for which a friend's purchase brings a reward. Where the platform forbids selling, the reward is not named. */
export function Goods({ linkOf }: { linkOf: LinkOf }) {
  const query = usePagedQuery(referralQueries.goods())
  return (
    <View className={styles.card}>
      <SectionHeader title={texts.goods.title} />
      <PagedList
        query={query}
        keyOf={({ id }) => id}
        renderItem={(goods) => <GoodsRow goods={goods} linkOf={linkOf} />}
        empty={texts.goods.empty}
        failedTitle={texts.goods.failed}
      />
    </View>
  )
}

function GoodsRow({ goods, linkOf }: { goods: ReferralGoods; linkOf: LinkOf }) {
  const { title, thumb, rewardCents, goodsId } = goods
  const type = goodsTypeOf(goods.type)
  const kind = type && kindOf(type)
  const location = kind ? kind.detailLocation(goodsId) : otherLocation(goods)
  const path = type ? goodsAddress(type, goodsId) : formatUrl(location.name, location.params)
  const reward = rewardCents !== null && payAdapter.canSell && (
    <View className={styles.reward}>{texts.goods.reward(formatCentsShort(rewardCents))}</View>
  )
  return (
    <View>
      <MediaCard
        title={title}
        coverSrc={thumb}
        coverWidth={96}
        ratio={kind?.coverRatio}
        emblem={kind?.emblem}
        footer={reward}
        {...linkTo(location)}
      />
      <View className={styles.actions}>
        {type && (
          <Button
            size='s'
            kind='line'
            label={texts.goods.posterOf(title)}
            onClick={() => navigateTo('sharePoster', { type, id: goodsId })}
          >
            {texts.goods.poster}
          </Button>
        )}
        <Button size='s' kind='soft' label={texts.goods.copyOf(title)} onClick={() => void copyReferral(linkOf(path))}>
          {texts.goods.copy}
        </Button>
      </View>
    </View>
  )
}
