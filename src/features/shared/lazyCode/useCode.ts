import { useEffect, useState } from 'react'

const retryMs = 10_000

/**
 * Loads code that the page can be without. Undefined = still loading; null = not wanted, or failed so far. A failure is
 * retried silently: a photograph must not disturb an exam, and home may stay open for hours. What the learner waits for
 * is a `LaterContent`.
 * @param load should be the same function each time
 */
export function useCode<M extends object>(isWanted: boolean, load: () => Promise<M>): M | null | undefined {
  const [code, setCode] = useState<M | null>()
  useEffect(() => {
    if (!isWanted) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isLeft = false
    const onFailure = () => {
      if (isLeft) return
      setCode(null)
      timer = setTimeout(ask, retryMs)
    }
    const ask = () => void load().then(setCode, onFailure)
    ask()
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [isWanted, load])
  return isWanted ? code : null
}
