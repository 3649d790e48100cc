import type { CourseDetail } from '@/api/course'
import { PromotedProduct } from '@/features/shared/product/PromotedProduct'
import { useViewer } from '@/features/shared/viewer'
import { course as courseKind } from '@/goods/kinds/course'
import type { ShareInfo } from '@/stores/share'

import { CourseHead } from './CourseHead'
import { CourseTabs } from './CourseTabs'
import { purchaseOptionOf } from './purchaseOption'
import { texts } from '../texts'

interface CoursePageProps {
  detail: CourseDetail
  share: ShareInfo | undefined
}

/** The page of a course, before and after buying. */
export function CoursePage({ detail, share }: CoursePageProps) {
  return (
    <PromotedProduct
      kind={courseKind}
      id={detail.course.id}
      option={purchaseOptionOf(detail, useViewer())}
      share={share}
      isFavorite={detail.isFavorite}
      head={<CourseHead detail={detail} />}
      vipLead={texts.vipLead}
    >
      <CourseTabs detail={detail} />
    </PromotedProduct>
  )
}
