import type { Element } from './element'

interface Box {
  topPx: number
  heightPx: number
}

const linePx = 20
/** Characters of 16 px in a line of the phone. */
const signsPerLine = 21
/** For a picture whose style has no height. */
const pictureHeightPx = 200
/** Height of a `<scroll-view>` that scrolls. Its content may be higher. */
export const scrollBoxPx = 320

function heightOf(element: Element): number {
  if (element.tag === 'image')
    return Number(/(?:^|[; ])height: *([\d.]+)px/.exec(element.style)?.[1] ?? pictureHeightPx)
  return linePx * Math.max(1, Math.ceil(element.text.length / signsPerLine))
}

/** A simple layout: texts and pictures with their heights, one below another from the page's top. */
export function layOut(root: Element): Map<Element, Box> {
  const boxes = new Map<Element, Box>()
  let bottomPx = 0
  function place(element: Element): void {
    const topPx = bottomPx
    if (element.children.length === 0 && element.tag !== 'view') bottomPx += heightOf(element)
    element.children.forEach(place)
    if (element.tag === 'scroll-view' && element.attribute('scroll-y') === true) bottomPx = topPx + scrollBoxPx
    boxes.set(element, { topPx, heightPx: bottomPx - topPx })
  }
  place(root)
  return boxes
}

const part = /^(?:#([\w-]+))?(?:\.([\w-]+))?$/

/** Elements for a selector of ids, classes and descendants, such as `#text .mark`. */
export function select(root: Element, selector: string): Element[] {
  return selector.split(' ').reduce(
    (within, step) => {
      const [match, id, className] = part.exec(step) ?? []
      if (!match) throw new Error(`The harness does not know the selector ${selector}`)
      const isMeant = (one: Element) =>
        (id === undefined || one.id === id) && (className === undefined || one.hasClass(className))
      return within.flatMap((element) => element.all.filter((one) => one !== element && isMeant(one)))
    },
    [root],
  )
}
