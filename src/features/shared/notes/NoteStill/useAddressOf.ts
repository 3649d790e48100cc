import { useEffect, useState } from 'react'

import { stills } from '@/platform/stills'

/** The address of a picture that is held in memory, for as long as it is shown. */
export function useAddressOf(still: Blob | null): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!still) return
    const made = stills.show(still)
    setAddress(made)
    return () => {
      stills.letGo(made)
      setAddress(undefined)
    }
  }, [still])
  return address
}
