import { storageItem } from '@/platform/storage'

import { textSizeItem } from './textSizeItem'
import { type Appearance, type Theme, themes } from './types'

// `src/boot.js` reads both items, and applies them before the first paint as the setters here do.
const themeItem = storageItem<Theme>('theme', (stored) => themes.find((theme) => theme === stored) ?? null)

/** Root font size of the default text size, in percent (styles/reset.scss). */
const usualRootPercent = 125

const root = document.documentElement

/** Colours the browser's own bar. index.html has two colours: the chosen theme's applies, or the system's. */
function colourBrowserBar(theme: Theme): void {
  for (const name of ['light', 'dark'] as const) {
    const isChosen = theme === name ? 'all' : 'not all'
    const media = theme === 'system' ? `(prefers-color-scheme: ${name})` : isChosen
    document.getElementById(`bar-${name}`)?.setAttribute('media', media)
  }
}

export const appearance: Appearance = {
  isChoosable: true,
  theme: () => themeItem.get() ?? 'system',
  setTheme(theme) {
    themeItem.set(theme)
    if (theme === 'system') root.removeAttribute('data-theme')
    else root.setAttribute('data-theme', theme)
    colourBrowserBar(theme)
  },
  textSize: () => textSizeItem.get() ?? 100,
  setTextSize(size) {
    textSizeItem.set(size)
    root.style.fontSize = `${(usualRootPercent * size) / 100}%`
  },
  pageTextSize: () => 100,
}
