import { type ComponentType, useEffect, useState } from 'react'

import { useDialog } from '.'

const load = () => import('./DialogHost')

/** Loads the code early, so that the first question neither waits nor fails offline. */
export const warmUpDialog = (): void => void load().catch(() => undefined)

const retryMs = 3_000

/**
 * Each page draws the open question here. If its code does not load, the answer is "no". A forced question waits until
 * its code loads, because nobody may be logged out unasked.
 */
export function DialogSlot() {
  const isAsking = useDialog(({ open }) => open !== null)
  const [Host, setHost] = useState<ComponentType>()
  const [failures, setFailures] = useState(0)
  useEffect(() => {
    if (!isAsking || Host) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const onLoad = ({ default: loaded }: Awaited<ReturnType<typeof load>>) => setHost(() => loaded)
    void load().then(onLoad, (error: unknown) => {
      const { open } = useDialog.getState()
      if (open?.isForced) timer = setTimeout(() => setFailures(failures + 1), retryMs)
      else open?.answer(false)
      // Not handled here: `platform/update` deals with missing code. It reports it once.
      if (failures === 0) throw error
    })
    return () => clearTimeout(timer)
  }, [isAsking, Host, failures])
  return isAsking && Host ? <Host /> : null
}
