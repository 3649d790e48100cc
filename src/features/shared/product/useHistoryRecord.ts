import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { createHistoryRecord } from '@/api/history'
import type { GoodsKind } from '@/goods/define'
import { historyQueries } from '@/queries/history'
import { useSwitch } from '@/stores/appConfig'
import { useSession } from '@/stores/session'

/** Records the visit once the title has loaded (`undefined` before). A failure has no consequence. */
export function useHistoryRecord({ names: { history } }: GoodsKind, id: number, title: string | undefined): void {
  const client = useQueryClient()
  const isLogin = useSession((session) => session.isLogin)
  const isOn = useSwitch('template') === true
  useEffect(() => {
    if (!isLogin || !isOn || history === null || title === undefined) return
    createHistoryRecord({ type: history, id, title }).then(
      () => client.invalidateQueries({ queryKey: historyQueries.seen().queryKey }),
      () => undefined,
    )
  }, [client, isLogin, isOn, history, id, title])
}
