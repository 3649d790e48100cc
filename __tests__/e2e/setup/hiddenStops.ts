/**
 * In the page, once a Tab key has been pressed: stops of the keyboard that are not to be seen when they have the focus,
 * because nothing of them is drawn or a bar lies over all of it.
 */
export function hiddenStopsHere(): string[] {
  const stops = [...document.querySelectorAll<HTMLElement>('a[href], input, textarea, iframe, [tabindex="0"]')]
  const before = document.activeElement
  const lost = stops.flatMap((stop) => {
    const isStop = stop.checkVisibility({ visibilityProperty: true }) && !stop.closest('[inert], [tabindex="-1"]')
    if (!isStop) return []
    stop.focus()
    if (document.activeElement !== stop) return []
    const { left, top, width, height } = stop.getBoundingClientRect()
    const parts = [0.1, 0.5, 0.9]
    const isSeen = parts.some((across) =>
      parts.some((down) => {
        const at = document.elementFromPoint(left + width * across, top + height * down)
        return at !== null && (stop.contains(at) || at.contains(stop))
      }),
    )
    const name = stop.getAttribute('aria-label') ?? stop.textContent?.slice(0, 20)
    return isSeen ? [] : [`${stop.tagName} ${name} at ${Math.round(left)},${Math.round(top)}`]
  })
  if (before instanceof HTMLElement) before.focus()
  return lost
}
