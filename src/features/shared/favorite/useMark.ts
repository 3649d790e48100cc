import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'

import { toast } from '@/features/shared/dialog'
import { ApiError, errorText } from '@/http/apiError'
import { type Mark, readInterrupted } from '@/queries/mutation'

import { createOptimisticToggle, useFlush } from './optimisticToggle'

interface MarkTexts {
  on: string
  off: string
}

/** The mark's state on the server. @throws when it cannot be learned */
async function readAnew(client: QueryClient, { queryKey, isOn }: Mark): Promise<boolean> {
  const updates = () => client.getQueryState(queryKey)?.dataUpdateCount
  const before = updates()
  await client.refetchQueries({ queryKey, exact: true }, { throwOnError: true })
  // Without a network the query waits instead of failing.
  if (updates() === before) throw new ApiError('offline')
  return isOn(client)
}

/** Flips a mark. The screen shows the cached answer of its query. */
export function useMark(mark: Mark, texts: MarkTexts): () => void {
  const client = useQueryClient()
  const toggle = useMemo(
    () =>
      createOptimisticToggle({
        isOn: () => mark.isOn(client),
        send: mark.call,
        read: () => readAnew(client, mark),
        onChange: (isOn) => mark.shownAtOnce?.(client, isOn),
        onSettled(isOn) {
          // What was read meanwhile may be older than the call.
          mark.shownAtOnce?.(client, isOn)
          toast(isOn ? texts.on : texts.off, 'success')
          for (const queryKey of mark.outdated?.(isOn, { answer: isOn }) ?? [])
            void client.invalidateQueries({ queryKey })
        },
        onError: (error) => toast(errorText(error), 'error'),
        onRest: () => void readInterrupted(client, mark.everywhere ?? mark.queryKey),
      }),
    [client, mark, texts],
  )
  useFlush(toggle.flush)
  return toggle.toggle
}
