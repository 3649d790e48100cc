import type { Locator } from 'playwright-core'

/** Whether the middle of an element is on screen, and nothing lies over it, without scrolling. */
export const isUncovered = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
