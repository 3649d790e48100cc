import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { useQuery } from '@tanstack/react-query'

import type { Address, MallGoodsDetail, SavedAddress } from '@/api/pointsMall'
import { Cover } from '@/components/Cover'
import { ListRow } from '@/components/ListRow'
import { SectionHeader } from '@/components/SectionHeader'
import { MediaRowsSkeleton } from '@/components/Skeleton'
import { linkTo } from '@/features/shared/link'
import { QueryView, usePullDown } from '@/features/shared/page'
import { RichText } from '@/features/shared/richText'
import { useMember } from '@/features/shared/session/useMember'
import { pointsMallQueries } from '@/queries/pointsMall'
import { useAddressForm } from '@/stores/addressForm'

import { ExchangeBar } from './ExchangeBar'
import { kindText } from './goods'
import styles from './mall.module.scss'
import { Points } from './Points'
import { texts } from './texts'

/** One thing that points buy. */
export function Goods({ id }: { id: number }) {
  const { refresh } = useMember()
  const query = useQuery(pointsMallQueries.detail(id))
  useDidShow(() => void refresh())
  usePullDown(pointsMallQueries.all())
  return (
    <QueryView query={query} skeleton={<MediaRowsSkeleton />} title={texts.failed}>
      {(goods) => <Detail goods={goods} />}
    </QueryView>
  )
}

const addressText = ({ name, mobile, province, city, area, street }: Address): string =>
  [name, mobile, province, city, area, street].filter(Boolean).join(' ')

const newId = 0

/** Where the next parcel goes: as the form was last saved, else as the server has it. */
function useAddress(isNeeded: boolean): { address: SavedAddress | null; isPending: boolean } {
  const saved = useAddressForm((form) => form.saved)
  const { data: kept, isLoading } = useQuery({ ...pointsMallQueries.address(), enabled: isNeeded })
  // The same once more would be kept there twice.
  const isKept = saved && kept && addressText(saved) === addressText(kept)
  const address = saved ? { ...saved, id: isKept ? kept.id : newId } : (kept ?? null)
  return { address, isPending: !address && isLoading }
}

function Detail({ goods }: { goods: MallGoodsDetail }) {
  const { title, thumb, points, stock, isVirtual, html } = goods
  const { address, isPending } = useAddress(!isVirtual)
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
          <ListRow label={texts.kind} value={kindText(goods)} />
          {stock !== undefined && <ListRow label={texts.stock} value={texts.stockCount(stock)} />}
        </View>
        {!isVirtual && (
          <View className={styles.card}>
            <ListRow
              icon='location'
              label={texts.address.title}
              hint={isPending ? ' ' : address ? addressText(address) : texts.noAddress}
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
      <ExchangeBar goods={goods} address={address} isWaiting={isPending} />
    </>
  )
}
