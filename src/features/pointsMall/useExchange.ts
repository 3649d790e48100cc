import { useEffect, useState } from 'react'
import * as v from 'valibot'

import type { MallGoods, SavedAddress } from '@/api/pointsMall'
import { hasArrived, hasUnansweredTry, storeTry, useAction } from '@/features/shared/action'
import { toast } from '@/features/shared/dialog'
import { refreshAfter } from '@/features/shared/session/refreshAfter'
import { contentQueryKeys } from '@/goods/define'
import { formatExact } from '@/lib/count'
import { creditQueries } from '@/queries/credit'
import { addressText, pointsMallMutations, pointsMallQueries } from '@/queries/pointsMall'
import { navigateTo, replaceWith } from '@/routes/navigate'
import { readSavedAddress } from '@/stores/addressForm'
import { loginRecords } from '@/stores/memberRecords'

import { nextAddress } from './address'
import { texts } from './texts'

interface Wanted {
  goods: MallGoods
  points: number
  address: SavedAddress | null
}

const { exchange } = pointsMallMutations

/** Notes of older releases about an exchange without an answer, by goods. */
const oldTries = loginRecords({ name: 'mallExchange', schema: v.object({ lastOrderId: v.number() }) })

function hasUnanswered(goods: MallGoods): boolean {
  const place = exchange.findMine.place({ goods, address: null })
  const old = oldTries.get(goods.id)
  if (old) {
    storeTry(place, old.lastOrderId)
    oldTries.remove(goods.id)
  }
  return hasUnansweredTry(place)
}

/**
 * An exchange of an earlier visit may have got no answer. Its outcome is reported before the button can be pressed, so
 * that a press is a new exchange. @returns true while the server is asked
 */
function useEarlier(goods: MallGoods): boolean {
  const [isAsking, setAsking] = useState(() => hasUnanswered(goods))
  const { id, title } = goods
  useEffect(() => {
    // If that fails, the press asks again.
    void hasArrived(exchange.findMine, { goods: { id, title }, address: null })
      .catch(() => false)
      .then((isMade) => {
        setAsking(false)
        if (!isMade) return
        void refreshAfter([pointsMallQueries.all(), creditQueries.all(), ...contentQueryKeys])
        toast(texts.madeEarlier, 'success')
      })
  }, [id, title])
  return isAsking
}

/** Asks, exchanges, and leads to the result. @param served the server's address */
export function useExchange(goods: MallGoods, served: SavedAddress | null) {
  const isAsking = useEarlier(goods)
  const exchanging = useAction(exchange, {
    confirm: ({ points, address }: Wanted) =>
      texts.confirm(formatExact(points), goods.title, address && addressText(address)),
    done() {
      if (goods.isVirtual) void refreshAfter(contentQueryKeys, false)
      toast(texts.done, 'success')
    },
    next: () => replaceWith('credit1Order'),
  })
  return {
    isRunning: exchanging.isRunning || isAsking,
    run(points: number): void {
      // Read at this tap, because another tab may have saved one.
      const address = goods.isVirtual ? null : nextAddress(readSavedAddress(), served)
      if (goods.isVirtual || address) return void exchanging.run({ goods, points, address })
      toast(texts.addressMissing)
      navigateTo('credit1GoodsAddress')
    },
  }
}
