import { useEffect, useRef } from 'react'

import { connection } from '@/platform/connection'

import type { PictureList } from './pictureList'

/** WeChat tells of what failed in the background only some time after the return. */
const lateFailuresMs = 3_000

/** Failed uploads go again when the network is back, or the app, which WeChat leaves no network in the background. */
export function useResent(lists: () => Iterable<PictureList>): void {
  const latest = useRef(lists)
  latest.current = lists
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const onChange = (isBack: boolean) => {
      clearTimeout(timer)
      if (!isBack) return
      const begun = [...latest.current()].map((list) => ({ list, keys: list.sending() }))
      begun.forEach(({ list }) => list.resend())
      timer = setTimeout(() => begun.forEach(({ list, keys }) => list.resend(keys)), lateFailuresMs)
    }
    const stopOnline = connection.watchOnline(onChange)
    const stopVisible = connection.watchVisible(onChange)
    return () => {
      clearTimeout(timer)
      stopOnline()
      stopVisible()
    }
  }, [])
}
