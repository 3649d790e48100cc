import { View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import type { BookReading } from '@/api/book'
import { cx } from '@/components/cx'
import { Pressable } from '@/components/Pressable'
import { Sheet } from '@/components/Sheet'
import { StateView } from '@/components/StateView'
import { useElementId } from '@/components/useElementId'
import type { Focusable } from '@/components/useLayer'
import { AskTeacher } from '@/features/shared/askTeacher'
import { Comments } from '@/features/shared/comments'
import { useReadingTime } from '@/features/shared/learning/useLearningClock'
import { PassageNotes } from '@/features/shared/passages/PassageNotes'
import { usePassage } from '@/features/shared/passages/usePassages'
import { useReadingPosition } from '@/features/shared/passages/useReadingPosition'
import { RichText } from '@/features/shared/richText'
import { Snapshot } from '@/features/shared/snapshot'
import { bookQueries } from '@/queries/book'
import '@/platform/print'

import { ArticleEnd } from './ArticleEnd'
import { flatArticles, placeOf } from '../detail/purchaseOption'
import { toOutline } from '../detail/bookTab'
import { LockedArticle } from './LockedArticle'
import { useReaderSettings } from './readerSettings'
import { ReaderSettingsSheet } from './ReaderSettingsSheet'
import { Outline } from '../Outline'
import styles from './reader.module.scss'
import { ReaderBar } from './ReaderBar'
import { texts } from '../texts'

interface ReaderProps {
  reading: BookReading
  /** The learner's note that led here. */
  noteId?: string
  /** From that note the reader has gone on. */
  onReadOn: () => void
  /** The learner came from another article, whose controls are gone with it. */
  takesFocus: boolean
  /** Replaces this article by another. */
  onGo: (articleId: number) => void
}

/**
 * A trial article is open to everybody, so only the book's own answer tells whether all of it is; `undefined` = it has
 * not come.
 */
function useIsWholeOpen({ book, article, chapters, canRead }: BookReading): boolean | undefined {
  const isTrial = flatArticles(chapters).find(({ id }) => id === article.id)?.isTrial ?? false
  const isUnclear = canRead && isTrial && book.priceCents !== 0
  const { data } = useQuery({ ...bookQueries.detail(book.id), enabled: isUnclear })
  return isUnclear ? data?.canRead : canRead
}

/** Taro's types lack it. */
const focusable = { tabindex: '-1' }

export function Reader({ reading, noteId, onReadOn, takesFocus, onGo }: ReaderProps) {
  const { book, article, chapters, canRead } = reading
  const { size, leading, paper } = useReaderSettings()
  const [open, setOpen] = useState<'contents' | 'settings'>()
  const isWholeOpen = useIsWholeOpen(reading)
  const topId = useElementId('article-top')
  const rootId = useElementId('article-body')
  const contentsId = useElementId('contents')
  const { takeOver, goTo, upTo } = useReadingPosition({
    bookId: book.id,
    articleId: article.id,
    topId,
    rootId,
    isOpen: canRead,
    look: `${size} ${leading}`,
    onReadOn,
  })
  useReadingTime(topId, canRead)
  const passage = usePassage(rootId)
  const title = useRef<Focusable>(null)
  useEffect(() => {
    if (takesFocus) title.current?.focus?.()
  }, [takesFocus])
  const close = () => setOpen(undefined)
  const place = placeOf(chapters, article.id)
  const appearance = cx(styles.reader, styles[paper], styles[`size${size}`], styles[leading])
  return (
    <View id={topId} className={cx(appearance, paper === 'night' && 'theme-dark')} onTouchStart={takeOver}>
      <View className={styles.page}>
        <Pressable
          className={styles.book}
          role='link'
          label={texts.reader.toBook(book.name)}
          onClick={() => toOutline(book.id)}
        >
          {book.name}
        </Pressable>
        {place && <View className={styles.place}>{texts.place(place)}</View>}
        <View ref={title} className={styles.title} role='heading' aria-level='2' {...focusable}>
          {article.title}
        </View>
        {canRead ? (
          <View id={rootId}>
            {article.html === '' ? (
              <StateView kind='empty' {...texts.reader.empty} isCompact />
            ) : (
              <RichText html={article.html} hasMarks upTo={upTo} onHold={passage.onHold} />
            )}
          </View>
        ) : (
          <LockedArticle reading={reading} onGo={onGo} />
        )}
      </View>
      {canRead && (
        <PassageNotes
          text={{
            ...{ bookId: book.id, bookTitle: book.name },
            ...{ articleId: article.id, articleTitle: article.title },
          }}
          passage={passage}
          noteId={noteId}
          onBring={goTo}
        />
      )}
      {canRead && <ArticleEnd reading={reading} onGo={onGo} />}
      {canRead && (
        <AskTeacher
          about={() => texts.reader.askAbout(book.name, article.title)}
          from={{ name: 'bookRead', params: { id: article.id } }}
        />
      )}
      {canRead && (
        <View className={styles.comments}>
          <View className={styles.heading} role='heading' aria-level='3'>
            {texts.reader.comments}
          </View>
          <Comments target={{ kind: 'bookArticle', id: article.id }} canWrite={isWholeOpen} />
        </View>
      )}
      <ReaderBar
        reading={reading}
        onGo={onGo}
        onContents={() => setOpen('contents')}
        onSettings={() => setOpen('settings')}
      />
      <Sheet isOpen={open === 'contents'} title={texts.reader.contents} onClose={close} boxId={contentsId}>
        {open === 'contents' && (
          <Outline
            chapters={chapters}
            // Before it is known, an owner is told of no trial and no lock.
            canRead={isWholeOpen ?? true}
            currentId={article.id}
            currentHint={texts.outline.reading}
            boxId={contentsId}
            onSelect={({ id }) => {
              close()
              onGo(id)
            }}
          />
        )}
      </Sheet>
      {canRead && <Snapshot resource={{ type: 'book', id: book.id }} />}
      <ReaderSettingsSheet isOpen={open === 'settings'} onClose={close} />
    </View>
  )
}
