import { useEffect, useState } from 'react'

/**
 * Loads code that the first screen does not need. Undefined = still loading; null = not wanted, or failed.
 * @param load should be the same function each time
 */
export function useChunk<M extends object>(isWanted: boolean, load: () => Promise<M>): M | null | undefined {
  const [chunk, setChunk] = useState<M | null>()
  useEffect(() => {
    if (isWanted) load().then(setChunk, () => setChunk(null))
  }, [isWanted, load])
  return isWanted ? chunk : null
}
