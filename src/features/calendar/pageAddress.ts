import { shareAdapter } from '@/platform/share'
import { formatUrl, type RouteLocation } from '@/routes/codec'

/** Where a calendar's entry leads back to. */
export const pageAddress = ({ name, params }: RouteLocation): string => shareAdapter.linkOf(formatUrl(name, params))
