import { ScrollView, Text, View } from '@tarojs/components'

import type { Block, ShelfItem } from '@/api/block'
import { MediaCard } from '@/components/MediaCard'
import { PriceTag } from '@/components/PriceTag'
import { SectionHeader } from '@/components/SectionHeader'
import { linkTo, wayTo } from '@/features/shared/link'
import { formatCount } from '@/lib/count'
import { toPercent } from '@/lib/percent'
import { payAdapter } from '@/platform/pay'
import { parseLocation } from '@/routes/codec'
import { parseLink } from '@/routes/links'
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
  const openable = items.flatMap((item) => {
    const link = parseLink(item.href)
    return link ? [{ item, link }] : []
  })
  const shown = useStagedRender(openable.length, inSight)
  const whole = list && parseLocation(list)
  if (!isOn || !list || openable.length === 0) return null
  return (
    <View className={styles.shelf}>
      <SectionHeader title={title} more={whole && linkTo(whole)} />
      <ScrollView scrollX enhanced showScrollbar={false} className={styles.scroll}>
        <View className={styles.row}>
          {openable.slice(0, shown).map(({ item, link }, index) => (
            <MediaCard
              key={item.id}
              layout='shelf'
              ratio={spec?.shelf?.coverRatio ?? '4:3'}
              title={item.title}
              coverSrc={item.thumb}
              isLazy={index >= inSight}
              footer={<ItemFooter item={item} />}
              {...wayTo(link, {
                title: item.title,
                thumb: item.thumb,
                priceCents: item.priceCents ?? undefined,
              })}
            />
          ))}
        </View>
      </ScrollView>
    </View>
  )
}

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
