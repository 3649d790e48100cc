import { ScrollView, Text, View } from '@tarojs/components'

import type { ShelfItem, ShelfKind } from '@/api/block'
import { MediaCard } from '@/components/MediaCard'
import { PriceTag } from '@/components/PriceTag'
import { SectionHeader } from '@/components/SectionHeader'
import type { Switch } from '@/config/addons'
import { formatCount } from '@/lib/count'
import { payAdapter } from '@/platform/pay'
import { parseLink } from '@/routes/links'
import { open, openLink } from '@/routes/navigate'
import { useSwitch } from '@/stores/appConfig'

import styles from './shelf.module.scss'
import { texts } from './texts'
import { useGradual } from './useGradual'

const switches: Partial<Record<ShelfKind, Switch>> = {
  live: 'live',
  book: 'book',
  topic: 'topic',
  path: 'path',
  miaosha: 'miaosha',
  tuangou: 'tuangou',
}

/** Where 全部 leads; a kind without a list of its own has none. */
const lists: Partial<Record<ShelfKind, () => void>> = {
  vod: () => open('vodIndex'),
  live: () => open('liveIndex'),
  book: () => open('bookIndex'),
  topic: () => open('topicIndex'),
  path: () => open('pathIndex'),
}

/** Cards that a phone shows before the row is moved. */
const inSight = 3

interface ShelfProps {
  of: ShelfKind
  title: string
  items: ShelfItem[]
}

/** A row of covers that scrolls sideways. Not shown while its feature is off. */
export function Shelf({ of, title, items }: ShelfProps) {
  const isOn = useSwitch(switches[of])
  const openable = items.flatMap((item) => {
    const link = parseLink(item.href)
    return link ? [{ item, link }] : []
  })
  const shown = useGradual(openable.length, inSight)
  if (!isOn || openable.length === 0) return null
  const isPortrait = of === 'book'
  return (
    <View className={styles.shelf}>
      <SectionHeader title={title} onMore={lists[of]} />
      <ScrollView scrollX enhanced showScrollbar={false} className={styles.scroll}>
        <View className={styles.row}>
          {openable.slice(0, shown).map(({ item, link }, index) => (
            <MediaCard
              key={item.id}
              layout='shelf'
              ratio={isPortrait ? '3:4' : '4:3'}
              title={item.title}
              coverSrc={item.thumb}
              isLazy={index >= inSight}
              footer={<ItemFooter item={item} />}
              onClick={() => openLink(link)}
            />
          ))}
        </View>
      </ScrollView>
    </View>
  )
}

/** Price and crowd; nothing of a sale where the platform forbids to sell. */
function ItemFooter({ item: { count, priceCents, originalCents, soldRatio } }: { item: ShelfItem }) {
  const canSell = payAdapter.policy !== 'hidden'
  const hasPrice = priceCents !== null && (canSell || priceCents === 0)
  const crowd =
    soldRatio === null
      ? count && texts[count.of](formatCount(count.value))
      : canSell && texts.sold(Math.round(soldRatio * 100))
  return (
    <View className={styles.meta}>
      {hasPrice && <PriceTag priceCents={priceCents} originalCents={originalCents} />}
      {crowd && <Text className={styles.count}>{crowd}</Text>}
    </View>
  )
}
