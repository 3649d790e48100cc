import { useEffect, useState } from 'react'

const retryMs = 10_000

/**
 * Code that comes when it is wanted; undefined until then. What does not come is asked for again, without a word: who
 * learns, or sits an exam, is not to be disturbed about a photograph.
 * @param load the same function each time
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
