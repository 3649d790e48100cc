/** Space for the focus ring. */
const ringPx = 6

const isBar = (element: Element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position)

/** From an element up to its page. */
function pathUp(element: Element | null, page: HTMLElement): Element[] {
  const path: Element[] = []
  for (let at = element; at && at !== page; at = at.parentElement) path.push(at)
  return path
}

/** How far bars reach into the screen from this edge, at this column. An element as large as the page is not a bar. */
function barsPx(page: HTMLElement, edge: 'top' | 'bottom', xPx: number): number {
  // Less than the window's where a keyboard covers the rest.
  const heightPx = page.getBoundingClientRect().bottom
  let reachedPx = 0
  for (;;) {
    const yPx = edge === 'top' ? reachedPx + 1 : heightPx - reachedPx - 1
    const bar = pathUp(document.elementFromPoint(xPx, yPx), page).find(isBar)
    if (!bar) return reachedPx
    const { top, bottom } = bar.getBoundingClientRect()
    const endPx = edge === 'top' ? bottom : heightPx - top
    if (endPx <= reachedPx || endPx > heightPx / 2) return reachedPx
    reachedPx = endPx
  }
}

/** Makes the browser scroll the next focused element out from under the bars. */
export function keepClear(page: HTMLElement, xPx = window.innerWidth / 2): void {
  const [top, bottom] = [barsPx(page, 'top', xPx), barsPx(page, 'bottom', xPx)]
  page.style.scrollPadding = `${top + ringPx}px 0 ${bottom + ringPx}px`
}

const scrolls = (box: Element) =>
  box.scrollHeight > box.clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY)

/** Scrolls a focused element out from under a bar. The browser does not, because to it the element is on screen. */
export function uncover(page: HTMLElement, element: HTMLElement): void {
  const path = pathUp(element, page)
  const bar = path.findIndex(isBar)
  // An element inside a bar lies above the page, unless it scrolls there.
  if (bar >= 0 && !path.slice(0, bar + 1).some(scrolls)) return
  const { left, width } = element.getBoundingClientRect()
  keepClear(page, Math.min(Math.max(left + width / 2, 1), window.innerWidth - 1))
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
