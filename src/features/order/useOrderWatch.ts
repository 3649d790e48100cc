import { useDidHide, useDidShow } from '@tarojs/taro'
import { useEffect, useMemo, useState } from 'react'

import { getOrderStatus, type OrderStatus } from '@/api/order'
import { isMissing } from '@/http/apiError'
import { connection } from '@/platform/connection'

import { createOrderWatch, type WatchNews } from './orderWatch'

/** Null = no such order of mine. */
export async function lookUpStatus(orderNo: string, isBackground: boolean): Promise<OrderStatus | null> {
  try {
    return await getOrderStatus(orderNo, { isBackground })
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** Whether the learner has this page in front. */
function useInFront(): boolean {
  const [isOnTop, setOnTop] = useState(true)
  const [isVisible, setVisible] = useState(true)
  useDidShow(() => setOnTop(true))
  useDidHide(() => setOnTop(false))
  useEffect(() => connection.watchVisible(setVisible), [])
  return isOnTop && isVisible
}

/**
 * The server's word on an order, asked for quietly while the page is in front; coming back asks at once.
 * @param isAsking false = do not ask yet
 */
export function useOrderWatch(orderNo: string, isAsking = true) {
  const [news, setNews] = useState<WatchNews>('open')
  const [isLooking, setLooking] = useState(false)
  const isInFront = useInFront()
  const watch = useMemo(
    () => createOrderWatch({ look: (isBackground) => lookUpStatus(orderNo, isBackground), tell: setNews }),
    [orderNo],
  )
  useEffect(() => {
    if (!isInFront || !isAsking) return undefined
    void watch.lookNow()
    return watch.stop
  }, [watch, isInFront, isAsking])

  /** The learner asks. Answers `undefined` when nothing could be learned. */
  async function lookNow(): Promise<WatchNews | undefined> {
    setLooking(true)
    const latest = await watch.lookNow()
    setLooking(false)
    return latest
  }
  return { news, isLooking, lookNow }
}
