import type { Appearance } from './types'

/** WeChat hands the system's theme over by itself, and its pages have no root size. */
export const appearance: Appearance = {
  isChoosable: false,
  theme: () => 'system',
  setTheme: () => undefined,
  textSize: () => 100,
  setTextSize: () => undefined,
}
