import { View } from '@tarojs/components'

import type { BookReading } from '@/api/book'
import { Button } from '@/components/Button'
import { Icon } from '@/components/Icon'
import { PriceTag } from '@/components/PriceTag'
import { useViewer } from '@/features/shared/viewer'
import { buyHere } from '@/features/shared/product/buyHere'
import { useAskAgain } from '@/features/shared/product/useAskAgain'
import { VipEntry } from '@/features/shared/product/VipEntry'
import { bookQueries } from '@/queries/book'

import { Outline } from '../Outline'
import styles from './reader.module.scss'
import { texts } from '../texts'

interface LockedArticleProps {
  reading: BookReading
  onGo: (articleId: number) => void
}

/** Replaces a locked text: how to unlock it, and the contents of the book. */
export function LockedArticle({ reading: { book, article, chapters }, onGo }: LockedArticleProps) {
  useAskAgain(bookQueries.reading(article.id).queryKey)
  const { isVip, canBuy } = useViewer()
  const isForSale = canBuy && book.priceCents !== null && book.priceCents > 0
  const { title, hint } = isForSale ? texts.reader.locked : texts.reader.locked.here
  return (
    <View>
      <View className={styles.lock}>
        <View className={styles.lockIcon}>
          <Icon name='lock' size={20} />
        </View>
        <View className={styles.lockTitle}>{title}</View>
        <View className={styles.lockHint}>{hint}</View>
        {isForSale && (
          <View className={styles.purchase}>
            <PriceTag priceCents={book.priceCents} size='l' />
            <Button onClick={() => buyHere({ type: 'book', id: book.id })}>{texts.buy.buy}</Button>
          </View>
        )}
      </View>
      {isForSale && book.isVipFree && !isVip && <VipEntry>{texts.vipLead}</VipEntry>}
      <View className={styles.rest}>
        <Outline
          chapters={chapters}
          canRead={false}
          currentId={article.id}
          currentHint={texts.outline.locked}
          onSelect={({ id }) => onGo(id)}
        />
      </View>
    </View>
  )
}
