import { usePullDownRefresh } from '@tarojs/taro'

import { pullDown } from '@/platform/pullDown'

let running = 0

/**
 * Pulling the page down runs this. The page rests again when all that it runs has ended. The route's row must have
 * `hasPullDownRefresh`.
 */
export function useOnPullDown(refresh: () => unknown): void {
  usePullDownRefresh(async () => {
    running += 1
    try {
      await refresh()
    } catch {
      // A failure is reported where it shows.
    }
    running -= 1
    if (running === 0) pullDown.end()
  })
}
