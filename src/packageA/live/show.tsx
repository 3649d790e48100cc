import { LivePage } from '@/features/live/detail/LivePage'
import { texts } from '@/features/live/texts'
import { defineProductPage } from '@/features/shared/product/defineProductPage'
import { live } from '@/goods/kinds/live'
import { liveQueries } from '@/queries/live'

export default defineProductPage('liveShow', live, {
  query: liveQueries.detail,
  failed: texts.failed,
  draw: ({ detail, params, share }) => <LivePage detail={detail} firstTab={params.tab} share={share} />,
})
