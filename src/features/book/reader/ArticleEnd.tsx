import { View } from '@tarojs/components'

import type { BookReading } from '@/api/book'
import { Icon } from '@/components/Icon'
import { Pressable } from '@/components/Pressable'
import { StateView } from '@/components/StateView'

import { flatArticles } from '../detail/purchaseOption'
import { toOutline } from '../detail/bookTab'
import styles from './reader.module.scss'
import { texts } from '../texts'

interface ArticleEndProps {
  reading: BookReading
  onGo: (articleId: number) => void
}

/** End of an article: the next one by its title, or the end of the book. */
export function ArticleEnd({ reading: { book, chapters, nextId }, onGo }: ArticleEndProps) {
  if (nextId === 0) {
    const { title, action } = texts.reader.finished
    return (
      <StateView kind='done' title={title} action={{ label: action, onClick: () => toOutline(book.id) }} isCompact />
    )
  }
  const next = flatArticles(chapters).find(({ id }) => id === nextId)
  return (
    <Pressable className={styles.next} role='link' onClick={() => onGo(nextId)}>
      <View className={styles.nextWords}>
        <View className={styles.nextHint}>{texts.reader.upNext}</View>
        {next && <View className={styles.nextTitle}>{next.title}</View>}
      </View>
      <Icon name='forward' size={20} />
    </Pressable>
  )
}
