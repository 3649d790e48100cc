import { useEffect, useState } from 'react'

/**
 * Code that does not travel with everybody's first screen. Undefined = on its way; null = not wanted, or it did not
 * come.
 * @param load best the same function each time
 */
export function useChunk<M extends object>(isWanted: boolean, load: () => Promise<M>): M | null | undefined {
  const [chunk, setChunk] = useState<M | null>()
  useEffect(() => {
    if (isWanted) load().then(setChunk, () => setChunk(null))
  }, [isWanted, load])
  return isWanted ? chunk : null
}
