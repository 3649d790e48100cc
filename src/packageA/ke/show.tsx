import { DetailSkeleton } from '@/components/Skeleton'
import { QueryView, definePage } from '@/features/shared/page'
import { DetailPreview } from '@/features/shared/product/DetailPreview'
import { useProductPage } from '@/features/shared/product/useProductPage'
import { SmallClassPage } from '@/features/smallClass/detail/SmallClassPage'
import { texts } from '@/features/smallClass/texts'
import { smallClass } from '@/goods/kinds/smallClass'
import { queryClient } from '@/queries/client'
import { smallClassQueries } from '@/queries/smallClass'

export default definePage(
  'smallClassShow',
  function SmallClassShowPage({ params: { id, tab } }) {
    const { detail, preview } = useProductPage(smallClass, id, smallClassQueries.detail(id))
    return (
      <QueryView
        query={detail}
        preview={preview && <DetailPreview preview={preview} />}
        skeleton={<DetailSkeleton />}
        title={texts.failed}
      >
        {(data) => <SmallClassPage detail={data} firstTab={tab} />}
      </QueryView>
    )
  },
  ({ id }) => void queryClient.prefetchQuery(smallClassQueries.detail(id)),
)
