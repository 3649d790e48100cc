import { defineProductPage } from '@/features/shared/product/defineProductPage'
import { SmallClassPage } from '@/features/smallClass/detail/SmallClassPage'
import { texts } from '@/features/smallClass/texts'
import { smallClass } from '@/goods/kinds/smallClass'
import { smallClassQueries } from '@/queries/smallClass'

export default defineProductPage('smallClassShow', smallClass, {
  query: smallClassQueries.detail,
  failed: texts.failed,
  draw: ({ detail, params }) => <SmallClassPage detail={detail} firstTab={params.tab} />,
})
