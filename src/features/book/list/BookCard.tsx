import { View } from '@tarojs/components'

import type { Book } from '@/api/book'
import { Cover } from '@/components/Cover'
import { Pressable } from '@/components/Pressable'
import { linkTo } from '@/features/shared/link'
import { ListPrice } from '@/features/shared/product/ListPrice'
import { formatCount } from '@/lib/count'
import type { RouteLocation } from '@/routes/codec'

import styles from './card.module.scss'
import { texts } from '../texts'

/** A book in a list. Unlike a course it has a summary. */
function BookCard({ book }: { book: Book }) {
  const { id, name, thumb, summary, readerCount, priceCents, isVipFree } = book
  const page: RouteLocation = { name: 'bookShow', params: { id } }
  return (
    <Pressable className={styles.card} role='link' {...linkTo(page, { title: name, thumb, priceCents })}>
      <Cover src={thumb} ratio='3:4' width={96} />
      <View className={styles.words}>
        <View className={styles.name}>{name}</View>
        {summary !== '' && <View className={styles.summary}>{summary}</View>}
        <View className={styles.foot}>
          <ListPrice priceCents={priceCents} isVipFree={isVipFree} of={page} />
          {readerCount !== null && <View className={styles.readers}>{texts.readers(formatCount(readerCount))}</View>}
        </View>
      </View>
    </Pressable>
  )
}

/** The same function each time, so that lists do not draw their items again. */
export const bookCard = (book: Book) => <BookCard book={book} />
