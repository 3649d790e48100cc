import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { ask, toast } from '@/features/shared/dialog'
import type { Goods } from '@/goods/kinds'
import { goodsQueries } from '@/goods/queries'
import { ApiError, errorText } from '@/http/apiError'
import { orderQueries } from '@/queries/order'
import { replaceWith } from '@/routes/navigate'

import { setDeparture } from './departure'
import { abandon, findPending } from './orders'
import { pay, type PayRequest, type PayStep } from './pay'
import { texts } from './texts'

/** Goods with a payment under way: outlives the page, so that no second tap anywhere starts another. */
const underWay = new Set<string>()

/** Goes where the step leads; false = it leads nowhere. */
function follow(step: PayStep): boolean {
  switch (step.to) {
    case 'success':
      replaceWith('orderSuccess', { order: step.orderNo })
      return true
    case 'gateway':
      setDeparture(step.orderNo, step.url)
      replaceWith('orderWechatH5', { order: step.orderNo })
      return true
    case 'waiting':
      replaceWith('orderWechatH5', { order: step.orderNo })
      return true
    case 'transfer':
      replaceWith('orderPay', { order: step.orderNo })
      return true
    default:
      return false
  }
}

/** What the learner is told; nothing when the login ended, since the login page comes up by itself. */
function wordsFor(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return texts.mayRetry(errorText(error))
  if (error.kind === 'unauthorized') return undefined
  if (error.kind !== 'rejected') return texts.mayRetry(error.message)
  return error.message === '订单状态错误' ? texts.unpayable : error.message
}

/** The only code that pays: one order per intent, unpaid orders resumed, success by the server's word. */
export function usePurchase(goods: Goods) {
  const { type, id } = goods
  const client = useQueryClient()
  const pending = useQuery({
    queryKey: [...orderQueries.all(), 'pending', type, id],
    queryFn: () => findPending({ type, id }),
    // What waited at the last visit may be paid by now.
    staleTime: 0,
    gcTime: 0,
  })
  const [isPaying, setPaying] = useState(false)
  const [message, setMessage] = useState<string>()
  const order = pending.data ?? null

  // Paid in the meantime, on another device or on the gateway's page.
  const paidOrderNo = order?.state === 'paid' ? order.orderNo : undefined
  useEffect(() => {
    if (paidOrderNo) replaceWith('orderSuccess', { order: paidOrderNo })
  }, [paidOrderNo])

  /** What the page shows may be old by now. */
  const refresh = () =>
    Promise.all([
      pending.refetch(),
      client.invalidateQueries({ queryKey: goodsQueries.offer({ type, id }).queryKey }),
    ])

  async function start(request: Omit<PayRequest, 'goods'>): Promise<void> {
    const key = `${type}:${id}`
    if (underWay.has(key)) return
    underWay.add(key)
    setPaying(true)
    setMessage(undefined)
    try {
      const step = await pay({ ...request, goods: { type, id } })
      if (step.to === 'review') setMessage(texts.review)
      if (step.to === 'stay') toast(texts.kept)
      if (!follow(step)) await refresh()
    } catch (error) {
      setMessage(wordsFor(error))
      await refresh()
    } finally {
      underWay.delete(key)
      setPaying(false)
    }
  }

  /** Leaves the waiting order behind for a new one, after asking. */
  async function startOver(): Promise<void> {
    if (!order || !(await ask(order.state === 'open' ? texts.askStartOverOpen : texts.askStartOver))) return
    await abandon({ type, id }, order.orderNo)
    setMessage(undefined)
    await pending.refetch()
  }

  return { order, isChecking: pending.isLoading, isPaying, message, pay: start, startOver }
}
