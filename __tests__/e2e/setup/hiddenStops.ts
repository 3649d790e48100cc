/**
 * Runs in the page, after a Tab key was pressed. Returns focusable elements that are invisible while they have the
 * focus, because nothing of them is drawn or a bar covers them.
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
