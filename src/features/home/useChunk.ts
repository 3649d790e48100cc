import { useEffect, useState } from 'react'

const retryMs = 10_000

/**
 * Loads code that the first screen does not need. Undefined = still loading; null = not wanted, or failed so far: home
 * may stay open for hours, so it is asked for again.
 * @param load should be the same function each time
 */
export function useChunk<M extends object>(isWanted: boolean, load: () => Promise<M>): M | null | undefined {
  const [chunk, setChunk] = useState<M | null>()
  useEffect(() => {
    if (!isWanted) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isLeft = false
    const onFailure = () => {
      if (isLeft) return
      setChunk(null)
      timer = setTimeout(ask, retryMs)
    }
    const ask = () => void load().then(setChunk, onFailure)
    ask()
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [isWanted, load])
  return isWanted ? chunk : null
}
