import { ArticlePage } from '@/features/article/ArticlePage'
import { ArticlePreview } from '@/features/article/ArticlePreview'
import { ArticleSkeleton } from '@/features/article/ArticleSkeleton'
import { texts } from '@/features/article/texts'
import { defineProductPage } from '@/features/shared/product/defineProductPage'
import { article } from '@/goods/kinds/article'
import { articleQueries } from '@/queries/article'

export default defineProductPage('articleShow', article, {
  query: articleQueries.detail,
  failed: texts.failed,
  skeleton: <ArticleSkeleton />,
  preview: (preview) => <ArticlePreview preview={preview} />,
  draw: ({ detail, share, params: { id, note }, setParams }) => (
    // A reload continues at the learner's later position.
    <ArticlePage detail={detail} share={share} noteId={note} onReadOn={() => setParams({ id })} />
  ),
})
