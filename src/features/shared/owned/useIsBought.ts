import { formatUrl, type RouteLocation } from '@/routes/codec'
import { useOwnedGoods } from '@/stores/ownedGoods'

import './stored'

/** Whether this member has bought the thing with this page, as far as this device knows. */
export const useIsBought = (of: RouteLocation | undefined): boolean =>
  useOwnedGoods((owned) => of !== undefined && owned.has(formatUrl(of.name, of.params)))
