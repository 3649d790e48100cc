import { type ComponentType, useEffect, useState } from 'react'

import { useDialog } from '.'

const load = () => import('./DialogHost')

/** Fetches the code before it is needed, so that the first question does not wait, nor fail offline. */
export const warmUpDialog = (): void => void load().catch(() => undefined)

/** Where a page draws the open question. When the code for it does not come the answer is no. */
export function DialogSlot() {
  const isAsking = useDialog(({ open }) => open !== null)
  const [Host, setHost] = useState<ComponentType>()
  useEffect(() => {
    if (!isAsking || Host) return
    const onLoad = ({ default: loaded }: Awaited<ReturnType<typeof load>>) => setHost(() => loaded)
    void load().then(onLoad, (error: unknown) => {
      useDialog.getState().open?.answer(false)
      // Not handled here: `platform/update` knows what to do about missing code.
      throw error
    })
  }, [isAsking, Host])
  return isAsking && Host ? <Host /> : null
}
