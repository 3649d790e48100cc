import { Delayed } from '../../page'
import { useCode } from '../useCode'
import type { LaterContentProps } from './types'

/** Its code is in the package: it comes. */
export function LaterContent<M extends object>({ load, skeleton, children }: LaterContentProps<M>) {
  const code = useCode(true, load)
  return code ? <>{children(code)}</> : <Delayed>{skeleton}</Delayed>
}
