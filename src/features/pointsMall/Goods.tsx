import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { useQuery } from '@tanstack/react-query'

import type { MallGoodsDetail } from '@/api/pointsMall'
import { Cover } from '@/components/Cover'
import { ListRow } from '@/components/ListRow'
import { SectionHeader } from '@/components/SectionHeader'
import { MediaRowsSkeleton } from '@/components/Skeleton'
import { linkTo } from '@/features/shared/link'
import { QueryView, usePullDown } from '@/features/shared/page'
import { RichText } from '@/features/shared/richText'
import { useMember } from '@/features/shared/session/useMember'
import { addressText, pointsMallQueries } from '@/queries/pointsMall'
import { readSavedAddress, useAddressForm } from '@/stores/addressForm'

import { nextAddress } from './address'
import { ExchangeBar } from './ExchangeBar'
import { kindText } from './goods'
import styles from './mall.module.scss'
import { Points } from './Points'
import { texts } from './texts'
import { useGift } from './useGift'

export function Goods({ id }: { id: number }) {
  const { refresh } = useMember()
  const query = useQuery(pointsMallQueries.detail(id))
  useDidShow(() => {
    readSavedAddress()
    void refresh()
  })
  usePullDown(pointsMallQueries.all())
  return (
    <QueryView query={query} skeleton={<MediaRowsSkeleton />} title={texts.failed}>
      {(goods) => <Detail goods={goods} />}
    </QueryView>
  )
}

function Detail({ goods }: { goods: MallGoodsDetail }) {
  const { title, thumb, points, stock, isVirtual, html } = goods
  const saved = useAddressForm((form) => form.saved)
  const { data: served = null, isLoading } = useQuery({ ...pointsMallQueries.address(), enabled: !isVirtual })
  const address = nextAddress(saved, served)
  const isWaiting = !address && isLoading
  const gift = useGift(goods)
  return (
    <>
      <View className={styles.page}>
        <View className={styles.card}>
          <View className={styles.cover}>
            <Cover src={thumb} isLazy={false} />
          </View>
          <View className={styles.head}>
            <View className={styles.title} role='heading' aria-level='2'>
              {title}
            </View>
            <Points points={points} isLarge />
          </View>
          <ListRow label={texts.kind} value={kindText(goods)} {...(gift.location && linkTo(gift.location))} />
          {stock !== undefined && <ListRow label={texts.stock} value={texts.stockCount(stock)} />}
        </View>
        {!isVirtual && (
          <View className={styles.card}>
            <ListRow
              icon='location'
              label={texts.address.title}
              hint={isWaiting ? ' ' : address ? addressText(address) : texts.noAddress}
              value={texts.editAddress}
              {...linkTo({ name: 'credit1GoodsAddress', params: {} })}
            />
          </View>
        )}
        {html !== '' && (
          <View className={styles.card}>
            <SectionHeader title={texts.introduction} />
            <View className={styles.text}>
              <RichText html={html} />
            </View>
          </View>
        )}
      </View>
      <ExchangeBar goods={goods} isOwned={gift.isOwned} served={served} isWaiting={isWaiting || gift.isWaiting} />
    </>
  )
}
