import { useEffect, useState } from 'react'

/**
 * Code that comes when it is wanted; undefined until then. What does not come is not handled here: `platform/update`
 * knows what to do about missing code.
 * @param load the same function each time
 */
export function useCode<M extends object>(isWanted: boolean, load: () => Promise<M>): M | undefined {
  const [code, setCode] = useState<M>()
  const isMissing = isWanted && !code
  useEffect(() => {
    if (isMissing) void load().then(setCode)
  }, [isMissing, load])
  return isWanted ? code : undefined
}
