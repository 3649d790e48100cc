import { useEffect } from 'react'

import { createHistoryRecord, type HistoryRecord } from '@/api/history'
import { useSwitch } from '@/stores/appConfig'
import { useSession } from '@/stores/session'

/** Notes that this was looked at, once it has loaded (`undefined` before). Nothing depends on its success. */
export function useHistoryRecord(record: HistoryRecord | undefined): void {
  const isLogin = useSession((session) => session.isLogin)
  const isOn = useSwitch('template') === true
  const type = record?.type
  const id = record?.id
  const title = record?.title
  useEffect(() => {
    if (!isLogin || !isOn || type === undefined || id === undefined || title === undefined) return
    createHistoryRecord({ type, id, title }).catch(() => undefined)
  }, [isLogin, isOn, type, id, title])
}
