import { Banner } from '@/components/Banner'
import { chinaOffsetHours } from '@/config/limits'

import { texts } from './texts'

/** How many hours China's clock is ahead of this device's, daylight saving time included. */
const hoursAhead = (): number => chinaOffsetHours + new Date().getTimezoneOffset() / 60

/** For learners in another time zone: says that the times of the page are China's. */
export function ChinaTime() {
  const hours = hoursAhead()
  if (hours === 0) return null
  return <Banner icon='clock'>{hours > 0 ? texts.ahead(hours) : texts.behind(-hours)}</Banner>
}
