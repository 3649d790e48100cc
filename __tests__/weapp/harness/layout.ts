import type { Element } from './element'

interface Box {
  topPx: number
  heightPx: number
}

const linePx = 20

/** Where every element stands, from the page's top: a line for each text, picture or control, one below the other. */
export function layOut(root: Element): Map<Element, Box> {
  const boxes = new Map<Element, Box>()
  let bottomPx = 0
  function place(element: Element): void {
    const topPx = bottomPx
    if (element.children.length === 0 && element.tag !== 'view') bottomPx += linePx
    element.children.forEach(place)
    boxes.set(element, { topPx, heightPx: bottomPx - topPx })
  }
  place(root)
  return boxes
}

const part = /^(?:#([\w-]+))?(?:\.([\w-]+))?$/

/** Elements for a selector of ids, classes and descent, such as `#text .mark`. */
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
