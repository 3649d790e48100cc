import { View } from '@tarojs/components'

import type { BookDetail } from '@/api/book'
import { Cover } from '@/components/Cover'
import { FoldedText } from '@/components/FoldedText'
import { formatCount } from '@/lib/count'
import type { Preview } from '@/queries/preview'

import { flatArticles, placeOf } from './purchaseOption'
import styles from './head.module.scss'
import { texts } from '../texts'

interface BookHeadProps {
  detail: BookDetail
  /** `undefined` = reading has not begun. */
  lastArticleId: number | undefined
}

/** Cover, name, summary and numbers. */
export function BookHead({ detail: { book, chapters }, lastArticleId }: BookHeadProps) {
  const { name, thumb, summary, readerCount } = book
  const last = placeOf(chapters, lastArticleId)
  const numbers = [
    last ? texts.lastPlace(last) : texts.articles(flatArticles(chapters).length),
    readerCount !== null && texts.readers(formatCount(readerCount)),
  ]
  return <Head name={name} thumb={thumb} summary={summary} numbers={numbers.filter(Boolean).join(' · ')} />
}

/** The same with what a list knows. */
export const BookHeadPreview = ({ preview: { title, thumb } }: { preview: Preview }) => (
  <Head name={title} thumb={thumb} summary='' numbers='' />
)

function Head({ name, thumb, summary, numbers }: Record<'name' | 'thumb' | 'summary' | 'numbers', string>) {
  return (
    <View className={styles.head}>
      <View className={styles.cover}>
        <Cover src={thumb} ratio='3:4' isLazy={false} />
      </View>
      <View className={styles.words}>
        <View className={styles.name} role='heading' aria-level='2'>
          <FoldedText text={name} />
        </View>
        {summary !== '' && (
          <View className={styles.summary}>
            <FoldedText text={summary} />
          </View>
        )}
        <View className={styles.numbers}>{numbers}</View>
      </View>
    </View>
  )
}
