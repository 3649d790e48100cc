import { useQuery } from '@tanstack/react-query'

import { DetailSkeleton } from '@/components/Skeleton'
import { QueryView } from '@/features/shared/page'
import { ProductActionBar } from '@/features/shared/product/ProductActionBar'
import { VipEntry } from '@/features/shared/product/VipEntry'
import { useViewer } from '@/features/shared/viewer'
import { live as liveKind } from '@/goods/kinds/live'
import { liveQueries } from '@/queries/live'
import { goBackOrReplace } from '@/routes/navigate'

import { LiveHead } from '../detail/LiveHead'
import { purchaseOptionOf } from '../detail/purchaseOption'
import { texts as liveTexts } from '../texts'
import { texts } from './texts'

interface LockedProps {
  courseId: number
  /** The lesson was deleted; its course may still exist. */
  isCancelled: boolean
  /** Reads the room again. */
  onEnter: () => void
}

/** Below the picture of a locked room: its course, the price, and the one button. */
export function Locked({ courseId, isCancelled, onEnter }: LockedProps) {
  const query = useQuery(liveQueries.detail(courseId))
  const viewer = useViewer()
  const toCourse = () => goBackOrReplace({ name: 'liveShow', params: { id: courseId } })
  return (
    <QueryView query={query} skeleton={<DetailSkeleton />} title={texts.failed}>
      {(detail) => {
        const { state, ...option } = purchaseOptionOf(detail, viewer)
        const viewCourse = { action: 'run' as const, label: texts.toCourse, run: toCourse }
        // Bought since the room refused.
        const enter = { action: 'run' as const, label: texts.enter, run: onEnter }
        const offered = isCancelled
          ? { ...option, primaryAction: viewCourse, priceCents: undefined }
          : { ...option, primaryAction: state ? enter : (option.primaryAction ?? viewCourse) }
        return (
          <>
            <LiveHead detail={detail} />
            {!isCancelled && option.canUnlockWithVip && <VipEntry>{liveTexts.vipLead}</VipEntry>}
            <ProductActionBar kind={liveKind} id={courseId} option={offered} share={undefined} buttonWidth={144} />
          </>
        )
      }}
    </QueryView>
  )
}
