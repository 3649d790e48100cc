import { useEffect, useState } from 'react'

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

import { exchangeOnce, isPending, wasMade } from './exchange'
import { texts } from './texts'

const refresh = (isVirtual: boolean) =>
  void refreshAfter([pointsMallQueries.all(), creditQueries.all(), ...(isVirtual ? contentQueryKeys : [])])

/**
 * What became of an exchange whose answer an earlier visit never heard is told before the button can be pressed, so
 * that a press is a new wish. True while it is being asked.
 */
function useEarlier({ id, title, isVirtual }: MallGoods): boolean {
  const [isAsking, setAsking] = useState(() => isPending(id))
  useEffect(() => {
    // When nobody can say, the press asks again.
    void wasMade({ id, title })
      .catch(() => false)
      .then((isMade) => {
        setAsking(false)
        if (!isMade) return
        refresh(isVirtual)
        toast(texts.madeEarlier, 'success')
      })
  }, [id, title, isVirtual])
  return isAsking
}

/** Asks, exchanges, and leads to what was got. */
export function useExchange(goods: MallGoods, address: SavedAddress | null) {
  const { isVirtual } = goods
  const isAsking = useEarlier(goods)
  const exchanging = useTask(async () => {
    try {
      await exchangeOnce(goods, isVirtual ? null : address)
    } catch (error) {
      toast(errorText(error), 'error')
      // Stock and points may be other than what is on screen.
      return refresh(isVirtual)
    }
    refresh(isVirtual)
    toast(texts.done, 'success')
    replaceWith('credit1Order')
  })
  // Also while it asks a second tap does nothing; but nothing is under way then.
  const { run } = useTask(async (points: number) => {
    if (!isVirtual && !address) {
      toast(texts.addressMissing)
      return navigateTo('credit1GoodsAddress')
    }
    if (await ask(texts.confirm(formatCount(points), goods.title))) await exchanging.run()
  })
  return { run, isRunning: exchanging.isRunning || isAsking }
}
