import './rowArrows.scss'

/** A press moves on by this part of what is visible, so that the last card stays in sight. */
const step = 0.8

/** Smaller distances are the browser's rounding. */
const slackPx = 2

type Side = 'before' | 'after'

/** The row around an element that scrolls sideways. */
function rowOf(target: EventTarget | null): HTMLElement | null {
  for (let box = target instanceof HTMLElement ? target : null; box; box = box.parentElement) {
    const isLonger = box.scrollWidth > box.clientWidth + slackPx
    if (isLonger && /auto|scroll/.test(getComputedStyle(box).overflowX)) return box
  }
  return null
}

const isAtEnd = (row: HTMLElement, side: Side): boolean =>
  side === 'before' ? row.scrollLeft <= slackPx : row.scrollLeft >= row.scrollWidth - row.clientWidth - slackPx

/**
 * Draws an arrow at each end of the row under the mouse, where the app has one: shelves, chips, tabs. For the mouse
 * only: a keyboard moves the row with its focus.
 */
export function showRowArrows(): void {
  let row: HTMLElement | null = null
  const arrow = (side: Side) => {
    const button = document.createElement('button')
    button.className = `row-arrow row-arrow-${side}`
    button.tabIndex = -1
    button.setAttribute('aria-hidden', 'true')
    button.addEventListener('click', () => {
      const px = (row?.clientWidth ?? 0) * step
      row?.scrollBy({ left: side === 'before' ? -px : px, behavior: 'smooth' })
    })
    return { side, button }
  }
  const arrows = [arrow('before'), arrow('after')]

  function place(): void {
    const box = row?.isConnected ? row.getBoundingClientRect() : undefined
    for (const { side, button } of arrows) {
      if (!row || !box || isAtEnd(row, side)) {
        button.remove()
        continue
      }
      button.style.top = `${box.top + box.height / 2}px`
      button.style.left = `${side === 'before' ? box.left : box.right}px`
      if (!button.isConnected) document.body.append(button)
    }
  }
  const point = (to: HTMLElement | null) => {
    if (to === row) return
    row = to
    place()
  }

  document.addEventListener('mouseover', ({ target }) => {
    if (!arrows.some(({ button }) => button === target)) point(rowOf(target))
  })
  document.addEventListener('mouseleave', () => point(null))
  window.addEventListener('hashchange', () => point(null))
  // When the row scrolls, its ends change. When the page scrolls, the row leaves the arrows.
  document.addEventListener('scroll', ({ target }) => (target === row ? place() : point(null)), {
    capture: true,
    passive: true,
  })
}
