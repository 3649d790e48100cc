import { Text, View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'

import type { MallGoods } from '@/api/pointsMall'
import { MediaCard } from '@/components/MediaCard'
import { Pressable } from '@/components/Pressable'
import { SectionHeader } from '@/components/SectionHeader'
import { Tag } from '@/components/Tag'
import { linkTo } from '@/features/shared/link'
import { PagedList, usePagedQuery } from '@/features/shared/list'
import { usePullDown } from '@/features/shared/page'
import { useMember } from '@/features/shared/session/useMember'
import { formatExact } from '@/lib/count'
import { pointsMallQueries } from '@/queries/pointsMall'

import { isSoldOut, kindText } from './goods'
import styles from './mall.module.scss'
import { Points } from './Points'
import { texts } from './texts'

const ways = [
  { label: texts.records, target: { name: 'credit1Record', params: {} } },
  { label: texts.methods, target: { name: 'credit1Methods', params: {} } },
  { label: texts.orders, target: { name: 'credit1Order', params: {} } },
] as const

/** My points, and what they buy. */
export function Mall() {
  const { user, refresh } = useMember()
  useDidShow(() => void refresh())
  usePullDown(pointsMallQueries.goods().queryKey)
  return (
    <View className={styles.page}>
      <View className={styles.card}>
        <View className={styles.sum}>
          <Text className={styles.caption}>{texts.mine}</Text>
          <View className={styles.total}>
            <Text>{user ? formatExact(user.points) : ' '}</Text>
            {user && <Text className={styles.unit}>{texts.unit}</Text>}
          </View>
        </View>
        <View className={styles.ways}>
          {ways.map(({ label, target }) => (
            <Pressable key={label} className={styles.way} role='link' {...linkTo(target)}>
              <Text>{label}</Text>
            </Pressable>
          ))}
        </View>
      </View>
      <View className={styles.card}>
        <SectionHeader title={texts.goodsTitle} />
        <Goods points={user?.points} />
      </View>
    </View>
  )
}

/** @param points the member's; `undefined` = not yet known */
function Goods({ points }: { points: number | undefined }) {
  const query = usePagedQuery(pointsMallQueries.goods())
  return (
    <PagedList
      query={query}
      keyOf={({ id }) => id}
      renderItem={(goods) => <GoodsCard goods={goods} points={points} />}
      empty={texts.empty}
      failedTitle={texts.failed}
      isGrid
    />
  )
}

function GoodsCard({ goods, points }: { goods: MallGoods; points: number | undefined }) {
  const missing = goods.points !== null && points !== undefined && !isSoldOut(goods) ? goods.points - points : 0
  return (
    <MediaCard
      title={goods.title}
      coverSrc={goods.thumb}
      coverTag={isSoldOut(goods) && <Tag tone='overlay'>{texts.soldOut}</Tag>}
      meta={kindText(goods)}
      footer={
        <View className={styles.price}>
          <Points points={goods.points} />
          {missing > 0 && <Text className={styles.caption}>{texts.missing(formatExact(missing))}</Text>}
        </View>
      }
      {...linkTo({ name: 'credit1Goods', params: { id: goods.id } })}
    />
  )
}
