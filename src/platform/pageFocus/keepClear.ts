/** Room for the focus ring. */
const ringPx = 6

const isBar = (element: Element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position)

/** The bar over the page at this height. */
function barAt(page: HTMLElement, yPx: number): Element | undefined {
  let at = document.elementFromPoint(window.innerWidth / 2, yPx)
  for (; at && at !== page; at = at.parentElement) if (isBar(at)) return at
  return undefined
}

/** How far bars reach into the screen from one edge. An element as large as a page is no bar. */
function barsPx(page: HTMLElement, edge: 'top' | 'bottom'): number {
  const heightPx = window.innerHeight
  let reachedPx = 0
  for (;;) {
    const bar = barAt(page, edge === 'top' ? reachedPx + 1 : heightPx - reachedPx - 1)
    if (!bar) return reachedPx
    const { top, bottom } = bar.getBoundingClientRect()
    const endPx = edge === 'top' ? bottom : heightPx - top
    if (endPx <= reachedPx || endPx > heightPx / 2) return reachedPx
    reachedPx = endPx
  }
}

/** Scrolls the next focused element out from under the bars. */
export function keepClear(page: HTMLElement): void {
  const [top, bottom] = [barsPx(page, 'top'), barsPx(page, 'bottom')]
  page.style.scrollPadding = `${top + ringPx}px 0 ${bottom + ringPx}px`
}
