import type { MallGoods, SavedAddress } from '@/api/pointsMall'
import { ask, toast } from '@/features/shared/dialog'
import { useTask } from '@/features/shared/form/useTask'
import { refreshAfter } from '@/features/shared/session/refreshAfter'
import { contentQueryKeys } from '@/goods/define'
import { errorText } from '@/http/apiError'
import { formatCount } from '@/lib/count'
import { creditQueries } from '@/queries/credit'
import { pointsMallQueries } from '@/queries/pointsMall'
import { navigateTo, replaceWith } from '@/routes/navigate'

import { exchangeOnce } from './exchange'
import { texts } from './texts'

/** Asks, exchanges, and leads to what was got. */
export function useExchange(goods: MallGoods, address: SavedAddress | null) {
  const refresh = () =>
    void refreshAfter([pointsMallQueries.all(), creditQueries.all(), ...(goods.isVirtual ? contentQueryKeys : [])])

  const exchanging = useTask(async () => {
    try {
      await exchangeOnce(goods, goods.isVirtual ? null : address)
    } catch (error) {
      toast(errorText(error), 'error')
      // Stock and points may be other than what is on screen.
      return refresh()
    }
    refresh()
    toast(texts.done, 'success')
    replaceWith('credit1Order')
  })
  // Also while it asks a second tap does nothing; but nothing is under way then.
  const { run } = useTask(async (points: number) => {
    if (!goods.isVirtual && !address) {
      toast(texts.addressMissing)
      return navigateTo('credit1GoodsAddress')
    }
    if (await ask(texts.confirm(formatCount(points), goods.title))) await exchanging.run()
  })
  return { run, isRunning: exchanging.isRunning }
}
