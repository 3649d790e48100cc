import { shareAdapter } from '@/platform/share'
import { formatUrl, type RouteLocation } from '@/routes/codec'

/** A calendar entry links back to this address. */
export const pageAddress = ({ name, params }: RouteLocation): string => shareAdapter.linkOf(formatUrl(name, params))
