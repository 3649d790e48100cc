import { useRef } from 'react'

/** The list as it was last known, where an answer that brings it is not there: a choice that fails brings none. */
export function useLastKnown<T>(list: T[] | undefined): T[] {
  const last = useRef<T[]>([])
  last.current = list ?? last.current
  return last.current
}
