import { useQuery } from '@tanstack/react-query'

import type { ExamStats } from '@/api/exam'
import { ListRow } from '@/components/ListRow'
import { useToday } from '@/features/shared/today'
import { serverClock } from '@/lib/serverClock'
import { dayNumber } from '@/lib/time'
import { reviewPoolQueries } from '@/queries/reviewPool'
import { navigateTo } from '@/routes/navigate'

import { useKnownMember } from '../useKnownMember'
import { useRerenderOnShow } from '../useRerenderOnShow'
import { deviceCards } from './deviceCards'
import { dueToday } from './plan'
import { texts } from './texts'

/** Link to today's review, with the number of due questions. */
export function ReviewRow({ stats }: { stats: ExamStats | undefined }) {
  const { wrongCount, collectedCount } = stats ?? { wrongCount: 0, collectedCount: 0 }
  const memberId = useKnownMember()
  const isOn = memberId !== undefined && !deviceCards(memberId).isOff()
  const counts = [wrongCount, collectedCount] as const
  const { data } = useQuery({
    ...reviewPoolQueries.at(counts),
    enabled: isOn && wrongCount + collectedCount > 0,
  })
  useToday()
  useRerenderOnShow()
  const due = data && isOn ? dueToday(data.ids, deviceCards(memberId).cards(), dayNumber(serverClock.now())) : null
  return (
    <ListRow
      icon='refresh'
      label={texts.title}
      value={due ? texts.due(due.length) : undefined}
      onClick={() => navigateTo('examReview', {})}
    />
  )
}
