import { ScrollView, Text, View } from '@tarojs/components'

import { memo, useMemo } from 'react'

import type { Block, ShelfItem } from '@/api/block'
import type { CoverProps } from '@/components/Cover'
import { MediaCard } from '@/components/MediaCard'
import { PriceTag } from '@/components/PriceTag'
import { SectionHeader } from '@/components/SectionHeader'
import { linkTo, wayTo } from '@/features/shared/link'
import { formatCount } from '@/lib/count'
import { toPercent } from '@/lib/percent'
import { payAdapter } from '@/platform/pay'
import { parseLocation } from '@/routes/codec'
import { type Link, parseLink } from '@/routes/links'
import { routeNames, routeSpec } from '@/routes/registry'
import { useSwitch } from '@/stores/appConfig'
import { useOwnedGoods } from '@/stores/ownedGoods'

import styles from './shelf.module.scss'
import { texts } from './texts'
import { useStagedRender } from './useStagedRender'

/** The list whose beginning the shelf shows. */
const listOf = (word: string) => routeNames.find((name) => routeSpec(name).shelf?.word === word)

/** Cards visible before the row is scrolled. */
const inSight = 3

interface ShelfProps {
  of: Extract<Block, { kind: 'shelf' }>['of']
  title: string
  items: ShelfItem[]
}

/**
 * A row of covers that scrolls sideways. Not shown while its feature is off, or if this app has no list of the kind.
 */
export function Shelf({ of, title, items }: ShelfProps) {
  const list = listOf(of)
  const spec = list && routeSpec(list)
  const isOn = useSwitch(spec?.switch)
  const openable = useMemo(
    () =>
      items.flatMap((item) => {
        const link = parseLink(item.href)
        return link ? [{ item, link }] : []
      }),
    [items],
  )
  const shown = useStagedRender(openable.length, inSight)
  const whole = list && parseLocation(list)
  if (!isOn || !list || openable.length === 0) return null
  return (
    <View className={styles.shelf}>
      <SectionHeader title={title} more={whole && linkTo(whole)} />
      <ScrollView scrollX enhanced showScrollbar={false} className={styles.scroll}>
        <View className={styles.row}>
          {openable.slice(0, shown).map(({ item, link }, index) => (
            <ShelfCard
              key={item.id}
              item={item}
              link={link}
              ratio={spec?.shelf?.coverRatio ?? '4:3'}
              isLazy={index >= inSight}
            />
          ))}
        </View>
      </ScrollView>
    </View>
  )
}

interface ShelfCardProps extends Pick<CoverProps, 'ratio' | 'isLazy'> {
  item: ShelfItem
  link: Link
}

const ShelfCard = memo(function ShelfCard({ item, link, ...picture }: ShelfCardProps) {
  return (
    <MediaCard
      layout='shelf'
      title={item.title}
      coverSrc={item.thumb}
      footer={<ItemFooter item={item} />}
      {...picture}
      {...wayTo(link, {
        title: item.title,
        thumb: item.thumb,
        priceCents: item.priceCents ?? undefined,
      })}
    />
  )
})

/** Price and number of learners. Where the platform forbids selling, no price shows. */
function ItemFooter({ item }: { item: ShelfItem }) {
  const { count, priceCents, originalCents, soldRatio, isOver } = item
  const isOwned = useOwnedGoods((owned) => owned.has(item.href))
  const { canSell } = payAdapter
  const hasPrice = priceCents !== null && (canSell || priceCents === 0)
  const crowd = count && texts[count.of](formatCount(count.value))
  const sold = soldRatio === null ? crowd : canSell && texts.sold(toPercent(soldRatio))
  const words = isOver ? texts.over : sold
  return (
    <View className={styles.meta}>
      {hasPrice &&
        (isOwned ? (
          <Text className={styles.count}>{texts.owned}</Text>
        ) : (
          <PriceTag priceCents={priceCents} originalCents={originalCents} />
        ))}
      {words && <Text className={styles.count}>{words}</Text>}
    </View>
  )
}
