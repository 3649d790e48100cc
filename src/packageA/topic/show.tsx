import { ArticlePage } from '@/features/article/ArticlePage'
import { ArticlePreview } from '@/features/article/ArticlePreview'
import { ArticleSkeleton } from '@/features/article/ArticleSkeleton'
import { texts } from '@/features/article/texts'
import { QueryView, definePage } from '@/features/shared/page'
import { useProductPage } from '@/features/shared/product/useProductPage'
import { article } from '@/goods/kinds/article'
import { articleQueries } from '@/queries/article'

export default definePage('articleShow', function ArticleShowPage({ params: { id } }) {
  const { detail, preview, share } = useProductPage(article, id, articleQueries.detail(id))
  return (
    <QueryView
      query={detail}
      preview={preview && <ArticlePreview preview={preview} />}
      skeleton={<ArticleSkeleton />}
      title={texts.failed}
    >
      {(data) => <ArticlePage detail={data} share={share} />}
    </QueryView>
  )
})
