import { frontPage, topLayer, watchLayers } from '@/lib/layers'

import { keepClear, uncover } from './keepClear'

/** The last focused element of each open page. */
const lastOn = new WeakMap<Element, HTMLElement>()

const pageOf = (element: Element) => element.closest<HTMLElement>('.taro_page')

/** Hidden pages below it may still be closing. */
const pageInFront = () => [...document.querySelectorAll<HTMLElement>('.taro_page:not(.taro_page_shade)')].pop()

function note(target: EventTarget | null): void {
  const page = target instanceof HTMLElement && pageOf(target)
  if (page) lastOn.set(page, target)
}

const headings = '[role=heading][aria-level="1"]'

function focusHeading(page: Element): boolean {
  const heading = page.querySelector<HTMLElement>(headings)
  if (!heading) return false
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}

let stopWaiting: () => void = () => undefined

/** Waits for a heading in the page's content, unless the focus moves elsewhere first. */
function awaitHeading(page: Element): void {
  const { activeElement } = document
  const observer = new MutationObserver(() => {
    if (document.activeElement !== activeElement || focusHeading(page)) observer.disconnect()
  })
  observer.observe(page, { childList: true, subtree: true })
  stopWaiting = () => observer.disconnect()
}

function arrive(): void {
  const page = pageInFront()
  stopWaiting()
  // A field or a question of the page has the focus already.
  if (!page || page.contains(document.activeElement) || topLayer()) return
  const last = lastOn.get(page)
  if (last?.isConnected) last.focus({ preventScroll: true })
  else if (!focusHeading(page)) awaitHeading(page)
}

/**
 * Moves the focus with the pages, for keyboards and screen readers. A new page starts at its heading, which is read
 * aloud. A page that is returned to continues where it was left. Bars do not cover what the Tab key has focused.
 * @param isByKey a Tab key has set the present focus
 */
export function followPages(isByKey = false): void {
  note(document.activeElement)
  const reveal = (target: EventTarget | null) => {
    const page = isByKey && target instanceof HTMLElement && pageOf(target)
    if (page && target.tabIndex >= 0) uncover(page, target)
  }
  const clear = () => {
    const page = pageInFront()
    if (page) keepClear(page)
  }
  if (isByKey) {
    clear()
    reveal(document.activeElement)
  }
  document.addEventListener('focusin', ({ target }) => {
    note(target)
    reveal(target)
  })
  let shown = frontPage()
  watchLayers(() => {
    if (frontPage() === shown) return
    shown = frontPage()
    // After drawing.
    setTimeout(arrive)
  })
  // Before the focus moves, so that the browser's scrolling respects it.
  const onKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Tab') return
    isByKey = true
    clear()
  }
  document.addEventListener('keydown', onKey, true)
  // The page must not move under a finger.
  document.addEventListener('pointerdown', () => (isByKey = false), true)
}
