import { DetailSkeleton } from '@/components/Skeleton'
import { LearningPathPage } from '@/features/learningPath/LearningPathPage'
import { texts } from '@/features/learningPath/texts'
import { QueryView, definePage } from '@/features/shared/page'
import { DetailPreview } from '@/features/shared/product/DetailPreview'
import { useProductPage } from '@/features/shared/product/useProductPage'
import { learningPath } from '@/goods/kinds/learningPath'
import { queryClient } from '@/queries/client'
import { learningPathQueries } from '@/queries/learningPath'

export default definePage(
  'learningPathShow',
  function LearningPathShowPage({ params: { id } }) {
    const { detail, preview, share } = useProductPage(learningPath, id, learningPathQueries.detail(id))
    return (
      <QueryView
        query={detail}
        preview={preview && <DetailPreview preview={preview} />}
        skeleton={<DetailSkeleton />}
        title={texts.failed}
      >
        {(data) => <LearningPathPage detail={data} share={share} />}
      </QueryView>
    )
  },
  ({ id }) => void queryClient.prefetchQuery(learningPathQueries.detail(id)),
)
