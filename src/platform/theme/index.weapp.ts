import { textSizeItem } from './textSizeItem'
import type { Appearance } from './types'

/** WeChat hands the system's theme over by itself, and its pages have no root size. */
export const appearance: Appearance = {
  isChoosable: false,
  theme: () => 'system',
  setTheme: () => undefined,
  textSize: () => textSizeItem.get() ?? 100,
  setTextSize: textSizeItem.set,
  pageTextSize: (size) => size,
}
