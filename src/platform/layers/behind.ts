import { frontPage, layersOf, watchLayers } from '@/lib/layers'

/** In taro-ui's layers the scrim lies beside the focused part. */
const scrims = '.at-float-layout, .at-action-sheet, .at-modal'

/** Stays usable over every layer: live regions and questions. */
const isAnnounced = (element: Element) =>
  element.matches('[role=status], [role=alert], [aria-live]') || element.querySelector('[role=alertdialog]') !== null

/** `inert`, and for browsers without it attributes that screen readers follow. */
function hide(element: Element): () => void {
  const missing = ['inert', 'aria-hidden'].filter((name) => !element.hasAttribute(name))
  missing.forEach((name) => element.setAttribute(name, 'true'))
  return () => missing.forEach((name) => element.removeAttribute(name))
}

/** Puts everything but this element out of reach, now and later: the siblings on the way up to `body`. */
function isolate(element: Element): () => void {
  const hidden = new Map<Element, () => void>()
  const way: Element[] = []
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) way.push(at)
  const hideNeighbours = () => {
    for (const { parentElement } of way) {
      for (const one of parentElement?.children ?? []) {
        if (!way.includes(one) && !hidden.has(one) && !isAnnounced(one)) hidden.set(one, hide(one))
      }
    }
  }
  hideNeighbours()
  const observer = new MutationObserver(hideNeighbours)
  for (const { parentElement } of way) if (parentElement) observer.observe(parentElement, { childList: true })
  return () => {
    observer.disconnect()
    hidden.forEach((show) => show())
  }
}

let isolated: Element | undefined
let release: () => void = () => undefined

function isolateTop(): void {
  const modal = layersOf(frontPage())
    .filter(({ element }) => element !== undefined)
    .pop()
  const element = modal?.element?.()
  const top = element instanceof Element ? (element.closest(scrims) ?? element) : undefined
  if (top === isolated) return
  release()
  isolated = top
  release = top ? isolate(top) : () => undefined
}

/** Keeps everything behind the topmost modal layer out of reach. */
export function followTop(): void {
  watchLayers(isolateTop)
  isolateTop()
}
