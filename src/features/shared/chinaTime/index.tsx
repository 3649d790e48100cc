import { Banner } from '@/components/Banner'
import { chinaOffsetHours } from '@/config/limits'

import { texts } from './texts'

/** How many hours China's clock is ahead of this device's; summer time is in it. */
const hoursAhead = (): number => chinaOffsetHours + new Date().getTimezoneOffset() / 60

/** Whose clock is another one is told whose the times of the page are. */
export function ChinaTime() {
  const hours = hoursAhead()
  if (hours === 0) return null
  return <Banner icon='clock'>{hours > 0 ? texts.ahead(hours) : texts.behind(-hours)}</Banner>
}
