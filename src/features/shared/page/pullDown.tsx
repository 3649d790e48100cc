import Taro, { usePullDownRefresh } from '@tarojs/taro'
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'

type Refresh = () => unknown

const Refreshes = createContext(new Set<Refresh>())

/** Pulled down, the page rests again once its parts have refreshed, also when none of them does anything. */
export function PullDown({ children }: { children: ReactNode }) {
  const [refreshes] = useState(() => new Set<Refresh>())
  usePullDownRefresh(async () => {
    await Promise.allSettled([...refreshes].map((refresh) => refresh()))
    Taro.stopPullDownRefresh()
  })
  return <Refreshes.Provider value={refreshes}>{children}</Refreshes.Provider>
}

/** Pulling the page down runs this, and waits for it. The route's row must have `hasPullDownRefresh`. */
export function useOnPullDown(refresh: Refresh): void {
  const refreshes = useContext(Refreshes)
  const latest = useRef(refresh)
  latest.current = refresh
  useEffect(() => {
    const run = () => latest.current()
    refreshes.add(run)
    return () => void refreshes.delete(run)
  }, [refreshes])
}
