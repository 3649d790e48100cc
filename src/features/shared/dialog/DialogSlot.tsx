import { type ComponentType, useEffect, useState } from 'react'

import { useDialog } from '.'

const load = () => import('./DialogHost')

/** Loads the code early, so that the first question neither waits nor fails offline. */
export const warmUpDialog = (): void => void load().catch(() => undefined)

/** Each page draws the open question here. If its code does not load, the answer is "no". */
export function DialogSlot() {
  const isAsking = useDialog(({ open }) => open !== null)
  const [Host, setHost] = useState<ComponentType>()
  useEffect(() => {
    if (!isAsking || Host) return
    const onLoad = ({ default: loaded }: Awaited<ReturnType<typeof load>>) => setHost(() => loaded)
    void load().then(onLoad, (error: unknown) => {
      useDialog.getState().open?.answer(false)
      // Not handled here: `platform/update` deals with missing code.
      throw error
    })
  }, [isAsking, Host])
  return isAsking && Host ? <Host /> : null
}
