export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** Percent of the usual text size. */
export const textSizes = [90, 100, 115, 130] as const
export type TextSize = (typeof textSizes)[number]

/** How the app looks on this device; kept, and applied before the first paint of the next start. */
export interface Appearance {
  /** False: the end follows the system's theme, and only pages that ask have another text size (mini-program). */
  readonly isChoosable: boolean
  theme(): Theme
  setTheme(theme: Theme): void
  textSize(): TextSize
  setTextSize(size: TextSize): void
  /** The size in which a page draws its own text: the usual one where all text follows by itself (H5). */
  pageTextSize(size: TextSize): TextSize
}
