import { View } from '@tarojs/components'

import type { Book } from '@/api/book'
import { Cover } from '@/components/Cover'
import { Pressable } from '@/components/Pressable'
import { PriceTag } from '@/components/PriceTag'
import { Tag } from '@/components/Tag'
import { formatCount } from '@/lib/count'
import { payAdapter } from '@/platform/pay'
import { open } from '@/routes/navigate'

import styles from './card.module.scss'
import { texts } from './texts'

/** A book in a list: unlike a course it has a few words to say for itself. */
export function BookCard({ book }: { book: Book }) {
  const { id, name, thumb, summary, readerCount } = book
  return (
    <Pressable className={styles.card} role='link' onClick={() => open('bookShow', { id })}>
      <Cover src={thumb} ratio='3:4' width={96} />
      <View className={styles.words}>
        <View className={styles.name}>{name}</View>
        {summary !== '' && <View className={styles.summary}>{summary}</View>}
        <View className={styles.foot}>
          <Price book={book} />
          {readerCount !== null && (
            <View className={styles.readers}>{texts.readers(formatCount(readerCount))}</View>
          )}
        </View>
      </View>
    </Pressable>
  )
}

/** For lists, which draw best with the same function each time. */
export const bookCard = (book: Book) => <BookCard book={book} />

function Price({ book: { priceCents, isVipFree } }: { book: Book }) {
  if (priceCents === 0) return <PriceTag priceCents={0} />
  if (payAdapter.policy === 'hidden') return null
  return (
    <>
      <PriceTag priceCents={priceCents} />
      {isVipFree && <Tag tone='vip'>{texts.vipFree}</Tag>}
    </>
  )
}
