import { useDidHide } from '@tarojs/taro'
import { useCallback, useEffect, useRef, useState } from 'react'

import type { Channel } from '@/features/shared/outbox/channel'
import type { Queue, QueueState, QueueWatch } from '@/features/shared/outbox/queue'
import { wakeIfOwed } from '@/features/shared/outbox/wake'
import { connection } from '@/platform/connection'

interface Options<A, Of> extends Pick<QueueWatch, 'onOver'> {
  channel: Channel<A, Of>
  memberId: number
  /** Must be referentially stable, because a new one means a new queue. */
  of: Of
  /** The page was left, and nothing is under way any more. */
  onLeft?: () => void
}

/** Before the queue has read the device, nothing counts as saved. */
const before = (waiting: number): QueueState => ({ waiting, isSending: waiting > 0, refused: [] })

/** Calls `goOn` when the network or the app is back: WeChat gives an app in the background no network. */
export function watchReturn(goOn: () => void, onHidden?: () => void): () => void {
  const stopOnline = connection.watchOnline((isOnline) => void (isOnline && goOn()))
  const stopVisible = connection.watchVisible((isVisible) => (isVisible ? goOn() : onHidden?.()))
  return () => {
    stopOnline()
    stopVisible()
  }
}

/**
 * The queue of the page on screen and the state of its answers. When the page is left, `wakeIfOwed` goes on sending.
 */
export function useQueue<A, Of>(options: Options<A, Of>): { save: QueueState; queue: () => Queue<A> | null } {
  const { channel, memberId, of } = options
  const [save, setSave] = useState(() => before(channel.owedOf(memberId, of).list().length))
  const current = useRef<Queue<A> | null>(null)
  const latest = useRef(options)
  latest.current = options

  useEffect(() => {
    const { queue, close } = channel.open(memberId, of, {
      onChange: setSave,
      onOver: () => latest.current.onOver?.(),
    })
    current.current = queue
    setSave(queue.state())
    return () =>
      void close().then(() => {
        latest.current.onLeft?.()
        return wakeIfOwed()
      })
  }, [channel, memberId, of])

  useDidHide(() => current.current?.hurry())
  useEffect(
    () =>
      watchReturn(
        () => current.current?.networkIsBack(),
        () => current.current?.hurry(),
      ),
    [],
  )

  return { save, queue: useCallback(() => current.current, []) }
}
