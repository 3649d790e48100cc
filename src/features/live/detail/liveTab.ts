import { createWantedTab } from '@/features/shared/page/StickyTabs/wantedTab'
import { goBackOrReplace } from '@/routes/navigate'
import type { RouteParams } from '@/routes/registry'

/** The numbers that addresses use. */
export type LiveTab = NonNullable<RouteParams<'liveShow'>['tab']>

export const liveTab = createWantedTab<LiveTab>()

/** To the page behind, if that is the course's. */
export function toTimetable(courseId: number): void {
  liveTab.want(courseId, '3')
  goBackOrReplace({ name: 'liveShow', params: { id: courseId } })
}
