import type { CourseDetail } from '@/api/course'
import { useLearner } from '@/features/shared/learner'
import { VipEntry } from '@/features/shared/vipEntry'
import type { ShareInfo } from '@/stores/share'

import { CourseDock } from './CourseDock'
import { CourseHead } from './CourseHead'
import { CourseTabs } from './CourseTabs'
import { entitlementOf } from './entitlement'
import { texts } from './texts'

interface CoursePageProps {
  detail: CourseDetail
  share: ShareInfo | undefined
}

/** A course, for judging it before buying and for going on after. */
export function CoursePage({ detail, share }: CoursePageProps) {
  const entitlement = entitlementOf(detail, useLearner())
  return (
    <>
      <CourseHead detail={detail} />
      {entitlement.isVipHelping && <VipEntry>{texts.vipLead}</VipEntry>}
      <CourseTabs detail={detail} />
      <CourseDock detail={detail} entitlement={entitlement} share={share} />
    </>
  )
}
