import { usePullDownRefresh } from '@tarojs/taro'

import { pullDown } from '@/platform/pullDown'

/** The parts of the page that is being pulled. They are told in one go. */
let parts: (() => unknown)[] = []

/**
 * Pulling the page down runs this. The page rests again when all that it runs has ended, however long another page's
 * pull still waits. The route's row must have `hasPullDownRefresh`.
 */
export function useOnPullDown(refresh: () => unknown): void {
  usePullDownRefresh(async () => {
    if (parts.push(refresh) > 1) return
    await Promise.resolve()
    const all = parts
    parts = []
    // What failed is told where it is shown.
    await Promise.allSettled(all.map(async (part) => part()))
    pullDown.end()
  })
}
