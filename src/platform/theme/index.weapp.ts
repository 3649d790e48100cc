import { textSizeItem } from './textSizeItem'
import type { Appearance } from './types'

/** WeChat itself passes the system's theme on, and its pages have no root font size. */
export const appearance: Appearance = {
  isChoosable: false,
  theme: () => 'system',
  setTheme: () => undefined,
  textSize: () => textSizeItem.get() ?? 100,
  setTextSize: textSizeItem.set,
  pageTextSize: (size) => size,
}
