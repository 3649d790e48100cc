import { View } from '@tarojs/components'
import { useState } from 'react'

import type { BookArticle, BookChapter } from '@/api/book'
import { cx } from '@/components/cx'
import { Icon } from '@/components/Icon'
import { Pressable } from '@/components/Pressable'
import { StateView } from '@/components/StateView'
import { Tag } from '@/components/Tag'
import { rowId, useCurrentRow } from '@/features/shared/list/useCurrentRow'

import { flatArticles } from './detail/purchaseOption'
import styles from './outline.module.scss'
import { texts } from './texts'

interface OutlineProps {
  chapters: readonly BookChapter[]
  canRead: boolean
  currentId?: number
  /** Why it is marked. */
  currentHint: string
  /** Also called for a locked article. */
  onSelect: (article: BookArticle, isLocked: boolean) => void
  /** The scrolling box that the contents fill, if they have one: it opens at the marked article. */
  boxId?: string
}

/** The contents of a book: chapters with their articles, trials and locks marked. */
export function Outline({ chapters, boxId, ...rest }: OutlineProps) {
  useCurrentRow(boxId, rest.currentId)
  if (flatArticles(chapters).length === 0) return <StateView kind='empty' {...texts.outline.empty} />
  // If there is only the group of articles without a chapter, it needs no title.
  const hasTitles = chapters.length > 1 || chapters[0]?.id !== 0
  return (
    <View>
      {chapters.map((chapter) => (
        <View key={chapter.id} className={styles.chapter}>
          {hasTitles && (
            <View className={styles.chapterName} role='heading' aria-level='3'>
              {chapter.name || texts.outline.loose}
            </View>
          )}
          {chapter.articles.length === 0 && <View className={styles.soon}>{texts.outline.comingSoon}</View>}
          <Articles articles={chapter.articles} {...rest} />
        </View>
      ))}
    </View>
  )
}

/** A longer chapter unfolds in portions, up and down from the current one, so that one of 2,000 costs no more than this. */
const portion = 60

function Articles({ articles, ...rest }: Omit<OutlineProps, 'chapters' | 'boxId'> & { articles: BookArticle[] }) {
  const currentIndex = articles.findIndex(({ id }) => id === rest.currentId)
  const from = Math.floor(Math.max(0, currentIndex) / portion) * portion
  const [shown, setShown] = useState({ start: from, end: from + portion, marked: from })
  // Looking around ends when the mark moves into another portion: on a book's page it may come later than the contents.
  if (from !== shown.marked) setShown({ start: from, end: from + portion, marked: from })
  const { start, end } = shown
  return (
    <>
      {start > 0 && (
        <Pressable className={styles.more} onClick={() => setShown({ ...shown, start: start - portion })}>
          {texts.outline.before(start)}
        </Pressable>
      )}
      {articles.slice(start, end).map((article) => (
        <Row key={article.id} article={article} {...rest} />
      ))}
      {articles.length > end && (
        <Pressable className={styles.more} onClick={() => setShown({ ...shown, end: end + portion })}>
          {texts.outline.more(articles.length - end)}
        </Pressable>
      )}
    </>
  )
}

type RowProps = Omit<OutlineProps, 'chapters' | 'boxId'> & { article: BookArticle }

function Row({ article, canRead, currentId, currentHint, onSelect }: RowProps) {
  const { id, title, isTrial } = article
  const isCurrent = id === currentId
  const isLocked = !canRead && !isTrial
  return (
    <Pressable
      id={rowId(id)}
      className={cx(styles.row, isCurrent && styles.current, isLocked && styles.locked)}
      role='link'
      isCurrent={isCurrent}
      onClick={() => onSelect(article, isLocked)}
    >
      <View className={styles.words}>
        <View className={styles.title}>{title}</View>
        {isCurrent && <View className={styles.hint}>{currentHint}</View>}
      </View>
      {!canRead && isTrial && <Tag size='m'>{texts.outline.trial}</Tag>}
      {isLocked && <Icon name='lock' size={16} label={texts.outline.locked} className={styles.lock} />}
    </Pressable>
  )
}
