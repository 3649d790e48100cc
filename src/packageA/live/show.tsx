import { DetailSkeleton } from '@/components/Skeleton'
import { LivePage } from '@/features/live/detail/LivePage'
import { texts } from '@/features/live/texts'
import { QueryView, definePage } from '@/features/shared/page'
import { DetailPreview } from '@/features/shared/product/DetailPreview'
import { useProductPage } from '@/features/shared/product/useProductPage'
import { live } from '@/goods/kinds/live'
import { queryClient } from '@/queries/client'
import { liveQueries } from '@/queries/live'

export default definePage(
  'liveShow',
  function LiveShowPage({ params: { id, tab } }) {
    const { detail, preview, share } = useProductPage(live, id, liveQueries.detail(id))
    return (
      <QueryView
        query={detail}
        preview={preview && <DetailPreview preview={preview} />}
        skeleton={<DetailSkeleton />}
        title={texts.failed}
      >
        {(data) => <LivePage detail={data} firstTab={tab} share={share} />}
      </QueryView>
    )
  },
  ({ id }) => void queryClient.prefetchQuery(liveQueries.detail(id)),
)
