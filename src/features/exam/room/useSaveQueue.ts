import { useDidHide } from '@tarojs/taro'
import { useCallback, useEffect, useRef, useState } from 'react'

import { connection } from '@/platform/connection'
import { onSignOut } from '@/stores/session'

import { createSaveQueue, type SaveQueue, type SaveQueueOptions, type SaveState } from '../engine/saveQueue'

/** The queue that goes on sending after its page was left, until a new page takes over. */
let former: { stop: () => void } | null = null

// Nothing of one member may go out under the login of the next.
onSignOut(() => former?.stop())

type Options<A> = Pick<SaveQueueOptions<A>, 'unsent' | 'send' | 'isTyped' | 'onOver'>

/** The queue of the page on screen, and what has become of its answers. Begins anew with another `unsent`. */
export function useSaveQueue<A>(options: Options<A>): { save: SaveState; queue: () => SaveQueue<A> | null } {
  const { unsent } = options
  const [save, setSave] = useState<SaveState>({ waiting: 0, isSending: false, refused: null })
  const queue = useRef<SaveQueue<A> | null>(null)
  const latest = useRef(options)
  latest.current = options

  useEffect(() => {
    former?.stop()
    const created = createSaveQueue<A>({
      unsent,
      send: (address, answer) => latest.current.send(address, answer),
      isTyped: (answer) => latest.current.isTyped(answer),
      onChange: setSave,
      onOver: () => latest.current.onOver(),
    })
    queue.current = created
    former = created
    return () => created.hurry()
  }, [unsent])

  useDidHide(() => queue.current?.hurry())
  useEffect(() => connection.watchVisible((isVisible) => void (isVisible || queue.current?.hurry())), [])
  useEffect(() => connection.watchOnline((isOnline) => void (isOnline && queue.current?.retry())), [])

  return { save, queue: useCallback(() => queue.current, []) }
}
