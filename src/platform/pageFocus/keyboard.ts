import { isZoomed } from '../zoom'
import { uncover } from './keepClear'

/**
 * How much of the layout's bottom the keyboard covers. A browser that makes the layout itself lower leaves nothing to
 * say, and a learner who zooms in sees less of the page without any keyboard.
 */
function coveredPx({ height, scale, offsetTop }: VisualViewport): number {
  const seenPx = height * scale + (isZoomed() ? 0 : offsetTop)
  return Math.max(0, Math.floor(document.documentElement.clientHeight - seenPx))
}

function reveal(element: Element | null): void {
  const page = element?.closest<HTMLElement>('.taro_page')
  if (page && element instanceof HTMLElement) uncover(page, element)
}

let knownPx = 0

/** @returns true = it has changed */
function look(seen: VisualViewport): boolean {
  const px = coveredPx(seen)
  if (px === knownPx) return false
  knownPx = px
  document.documentElement.style.setProperty('--keyboard', `${px}px`)
  return true
}

function makeRoom(seen: VisualViewport): void {
  if (!look(seen)) return
  // Before there was room, the browser has pushed the whole page up to show the field.
  window.scrollTo(0, 0)
  reveal(document.activeElement)
}

let isFollowing = false

/**
 * Does on iPhones what `interactive-widget` in index.html does elsewhere: the page, sheets and bars end above the
 * keyboard (`--keyboard`), and the focused field stays in sight. A second call changes nothing.
 */
export function followKeyboard(): void {
  const seen = window.visualViewport
  if (!seen || isFollowing) return
  isFollowing = true
  seen.addEventListener('resize', () => makeRoom(seen))
  seen.addEventListener('scroll', () => look(seen))
  makeRoom(seen)
}
