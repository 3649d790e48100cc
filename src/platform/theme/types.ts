export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** Percent of the usual text size. */
export const textSizes = [90, 100, 115, 130] as const
export type TextSize = (typeof textSizes)[number]

/** How the app looks on this device; kept, and applied before the first paint of the next start. */
export interface Appearance {
  /** False: the end follows the system's theme and has one text size (mini-program). */
  readonly isChoosable: boolean
  theme(): Theme
  setTheme(theme: Theme): void
  textSize(): TextSize
  setTextSize(size: TextSize): void
}
