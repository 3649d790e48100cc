import type { CourseDetail } from '@/api/course'
import { useViewer } from '@/features/shared/viewer'
import { ProductActionBar } from '@/features/shared/product/ProductActionBar'
import { usePromotion } from '@/features/shared/promotion/usePromotion'
import { VipEntry } from '@/features/shared/product/VipEntry'
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

/** A course, for judging it before buying and for going on after. */
export function CoursePage({ detail, share }: CoursePageProps) {
  const { option, bar, isSettled } = usePromotion(courseKind, detail.course.id, purchaseOptionOf(detail, useViewer()))
  return (
    <>
      <CourseHead detail={detail} />
      {bar}
      {isSettled && option.canUnlockWithVip && <VipEntry>{texts.vipLead}</VipEntry>}
      {isSettled && <CourseTabs detail={detail} />}
      <ProductActionBar
        kind={courseKind}
        id={detail.course.id}
        option={option}
        share={share}
        isFavorite={detail.isFavorite}
      />
    </>
  )
}
