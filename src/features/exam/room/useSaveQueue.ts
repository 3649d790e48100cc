import { useDidHide } from '@tarojs/taro'
import { useCallback, useEffect, useRef, useState } from 'react'

import { connection } from '@/platform/connection'
import { onSignOut } from '@/stores/session'

import { createSaveQueue, type SaveQueue, type SaveQueueOptions, type SaveState } from '../engine/saveQueue'

/** What an attempt saves goes its own way, beside what practising notes. */
type Lane = 'attempt' | 'practising'

/** The queues that go on sending after their page was left, until a new page takes over. */
const former = new Map<Lane, { stop: () => void }>()

// Nothing of one member may go out under the login of the next.
onSignOut(() => former.forEach((queue) => queue.stop()))

interface Options<A> extends Pick<SaveQueueOptions<A>, 'unsent' | 'send' | 'isTyped' | 'onOver' | 'onRefused'> {
  lane: Lane
}

/** Until the queue has looked itself: nothing is called saved that is not. */
const before = (waiting: number): SaveState => ({ waiting, isSending: waiting > 0, refused: null })

/** The queue of the page on screen, and what has become of its answers. Begins anew with another `unsent`. */
export function useSaveQueue<A>(options: Options<A>): { save: SaveState; queue: () => SaveQueue<A> | null } {
  const { unsent, lane } = options
  const isGivenUp = options.onRefused !== undefined
  const [save, setSave] = useState(() => before(unsent.list().length))
  const queue = useRef<SaveQueue<A> | null>(null)
  const latest = useRef(options)
  latest.current = options

  useEffect(() => {
    former.get(lane)?.stop()
    const created = createSaveQueue<A>({
      unsent,
      send: (address, answer) => latest.current.send(address, answer),
      isTyped: (answer) => latest.current.isTyped(answer),
      onChange: setSave,
      onOver: () => latest.current.onOver(),
      onRefused: isGivenUp ? (reason) => latest.current.onRefused?.(reason) : undefined,
    })
    queue.current = created
    former.set(lane, created)
    return () => created.hurry()
  }, [unsent, lane, isGivenUp])

  useDidHide(() => queue.current?.hurry())
  useEffect(() => connection.watchVisible((isVisible) => void (isVisible || queue.current?.hurry())), [])
  useEffect(() => connection.watchOnline((isOnline) => void (isOnline && queue.current?.retry())), [])

  return { save, queue: useCallback(() => queue.current, []) }
}
