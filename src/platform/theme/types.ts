export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** Percent of the default text size. */
export const textSizes = [90, 100, 115, 130] as const
export type TextSize = (typeof textSizes)[number]

/** Theme and text size on this device. They are stored, and applied before the first paint of the next start. */
export interface Appearance {
  /** False: this end follows the system's theme, and only articles and questions have the text size (mini-program). */
  readonly isChoosable: boolean
  theme(): Theme
  setTheme(theme: Theme): void
  textSize(): TextSize
  setTextSize(size: TextSize): void
  /** The size in which a page must draw its own text: the default where all text scales by itself (H5). */
  pageTextSize(size: TextSize): TextSize
}
