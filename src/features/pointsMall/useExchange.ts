import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import * as v from 'valibot'

import { getMallGoods, type MallGoods, type SavedAddress } from '@/api/pointsMall'
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
import { sameLogin } from '@/stores/session'

import { nextAddress } from './address'
import { texts } from './texts'

interface Wanted {
  goods: MallGoods
  points: number
  address: SavedAddress | null
  /** The login of the press goes on. */
  isTheirs: () => boolean
}

/** Who has pressed waits no longer than this for a look at the points. */
const lookMs = 5_000

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

/** Reads the goods anew, because their points may have changed while the page was open. The page then shows the new ones. */
async function isStillRight(client: QueryClient, { goods, points }: Wanted): Promise<boolean> {
  // If it cannot be read now, the server decides.
  const now = await getMallGoods(goods.id, undefined, lookMs).catch(() => undefined)
  if (now) client.setQueryData(pointsMallQueries.detail(goods.id).queryKey, now)
  return now === undefined || now.points === points
}

/** Asks, exchanges, and leads to the result. @param served the server's address */
export function useExchange(goods: MallGoods, served: SavedAddress | null) {
  const client = useQueryClient()
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
  const looking = useAction(
    { call: (wanted: Wanted) => isStillRight(client, wanted) },
    {
      next(isRight, wanted) {
        if (wanted.isTheirs()) return isRight ? exchanging.run(wanted) : toast(texts.pointsChanged, 'warning')
      },
    },
  )
  return {
    isRunning: exchanging.isRunning || looking.isRunning || isAsking,
    run(points: number): void {
      // Read at this tap, because another tab may have saved one.
      const address = goods.isVirtual ? null : nextAddress(readSavedAddress(), served)
      if (goods.isVirtual || address) return void looking.run({ goods, points, address, isTheirs: sameLogin() })
      toast(texts.addressMissing)
      navigateTo('credit1GoodsAddress')
    },
  }
}
