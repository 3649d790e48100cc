import { useEffect, useState } from 'react'

const retryMs = 10_000

/**
 * Loads code when it is wanted; undefined until then. A failure is retried silently, because a photograph must not
 * disturb a lesson or an exam.
 * @param load must be the same function each time
 */
export function useCode<M extends object>(isWanted: boolean, load: () => Promise<M>): M | undefined {
  const [code, setCode] = useState<M>()
  const isMissing = isWanted && !code
  useEffect(() => {
    if (!isMissing) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isLeft = false
    const again = () => {
      if (!isLeft) timer = setTimeout(ask, retryMs)
    }
    const ask = () => void load().then(setCode, again)
    ask()
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [isMissing, load])
  return isWanted ? code : undefined
}
