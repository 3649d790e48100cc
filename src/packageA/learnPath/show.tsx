import { LearningPathPage } from '@/features/learningPath/LearningPathPage'
import { texts } from '@/features/learningPath/texts'
import { defineProductPage } from '@/features/shared/product/defineProductPage'
import { learningPath } from '@/goods/kinds/learningPath'
import { learningPathQueries } from '@/queries/learningPath'

export default defineProductPage('learningPathShow', learningPath, {
  query: learningPathQueries.detail,
  failed: texts.failed,
  draw: ({ detail, share }) => <LearningPathPage detail={detail} share={share} />,
})
