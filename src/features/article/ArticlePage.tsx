import { Text, View } from '@tarojs/components'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import type { ArticleDetail } from '@/api/article'
import { StateView } from '@/components/StateView'
import { useElementId } from '@/components/useElementId'
import { Comments } from '@/features/shared/comments'
import { useReadingTime } from '@/features/shared/learning/useLearningClock'
import { PassageNotes } from '@/features/shared/passages/PassageNotes'
import { usePassage } from '@/features/shared/passages/usePassages'
import { useReadingPosition } from '@/features/shared/passages/useReadingPosition'
import { ProductActionBar } from '@/features/shared/product/ProductActionBar'
import { RichText } from '@/features/shared/richText'
import { useTextSize, useTextSizeClass } from '@/features/shared/textSize'
import { useViewer } from '@/features/shared/viewer'
import { article as articleKind } from '@/goods/kinds/article'
import { formatCount } from '@/lib/count'
import { formatDate } from '@/lib/time'
import { studyArticleQueries } from '@/queries/article'
import { useSession } from '@/stores/session'
import type { ShareInfo } from '@/stores/share'
import '@/platform/print'

import { type ArticleViewer, purchaseOptionOf } from './purchaseOption'
import { Lock } from './Lock'
import { texts } from './texts'
import styles from './article.module.scss'
import { LikeAction } from './LikeAction'

interface ArticlePageProps {
  detail: ArticleDetail
  share: ShareInfo | undefined
  /** The learner's note that led here. */
  noteId?: string
  /** From that note the reader has gone on. */
  onReadOn: () => void
}

/** An article: the open part, where it stops the way to unlock the rest, and the comments. */
export function ArticlePage({ detail, share, noteId, onReadOn }: ArticlePageProps) {
  const { article, teaserHtml, html, canRead } = detail
  const option = purchaseOptionOf(detail, useArticleViewer())
  const topId = useElementId('article-top')
  useReadingTime(topId, canRead)
  const client = useQueryClient()
  // The server has noted the visit.
  useEffect(() => {
    void client.invalidateQueries({ queryKey: studyArticleQueries.list('learned').queryKey })
  }, [client, article.id])
  const rootId = useElementId('article-body')
  const passage = usePassage(rootId)
  // Also in what is open of a locked one: once it is bought, reading goes on there.
  const { takeOver, goTo, upTo } = useReadingPosition({
    bookId: 0,
    articleId: article.id,
    topId,
    rootId,
    isOpen: true,
    isWhole: canRead,
    look: `${useTextSize().size}`,
    onReadOn,
  })
  const stats = [
    article.publishedAt && formatDate(article.publishedAt),
    texts.reads(formatCount(article.viewCount)),
    article.likeCount > 0 && texts.likes(formatCount(article.likeCount)),
  ]
  return (
    <View onTouchStart={takeOver}>
      <View id={topId} className={styles.article}>
        <View className={styles.title} role='heading' aria-level='2'>
          {article.title}
        </View>
        <View className={styles.stats}>{stats.filter(Boolean).join(' · ')}</View>
        {/* One text, so that its blocks are counted through. */}
        <View id={rootId} className={useTextSizeClass()}>
          {teaserHtml + html !== '' && (
            <RichText html={teaserHtml + html} hasMarks upTo={upTo} onHold={passage.onHold} />
          )}
        </View>
        {canRead && teaserHtml === '' && html === '' && <StateView kind='empty' {...texts.empty} isCompact />}
        {!canRead && <Lock articleId={article.id} option={option} hasTeaser={teaserHtml !== ''} />}
      </View>
      <PassageNotes
        text={{ articleId: article.id, articleTitle: article.title, bookId: 0, bookTitle: '' }}
        passage={passage}
        noteId={noteId}
        onBring={goTo}
      />
      <View className={styles.comments}>
        <View className={styles.heading} role='heading' aria-level='3'>
          <Text>{texts.comments}</Text>
        </View>
        <Comments target={articleKind.comments(article.id)} canWrite={canRead} />
      </View>
      <ProductActionBar
        kind={articleKind}
        id={article.id}
        option={option}
        share={share}
        isFavorite={detail.isFavorite}
        reactions={<LikeAction detail={detail} />}
        buttonWidth={144}
      />
    </View>
  )
}

function useArticleViewer(): ArticleViewer {
  const isLogin = useSession((session) => session.isLogin)
  return { ...useViewer(), isLogin }
}
