import { files, readText } from './build'
import type { Element } from './element'

interface Box {
  topPx: number
  heightPx: number
}

const linePx = 20
/** Characters of 16 px in a line of the phone. */
const signsPerLine = 21
/** Heights that a class gives, px: icons. */
const classHeights = new Map(
  files
    .filter((file) => file.endsWith('.wxss'))
    .flatMap((file) => [...readText(file).matchAll(/\.([\w-]+)\{(?:[^}]*;)?height:([\d.]+)px/g)])
    .map(([, name = '', px]) => [name, Number(px)]),
)
/** For a picture whose style has no height. */
const pictureHeightPx = 200
/** Height of a `<scroll-view>` that scrolls. Its content may be higher. */
export const scrollBoxPx = 320

const styledHeight = ({ style }: Element): number | undefined => {
  const [, height] = /(?:^|[; ])height: *([\d.]+)px/.exec(style) ?? []
  return height === undefined ? undefined : Number(height)
}

function heightOf(element: Element): number {
  if (element.tag === 'image') {
    const ofClass = [...classHeights].find(([name]) => element.hasClass(name))?.[1]
    return styledHeight(element) ?? ofClass ?? pictureHeightPx
  }
  return linePx * Math.max(1, Math.ceil(element.text.length / signsPerLine))
}

/** Its children lie side by side: slides, and what holds the cards of a row that scrolls sideways. */
const isRow = (element: Element): boolean =>
  element.tag === 'swiper' || (element.parent?.tag === 'scroll-view' && element.parent.attribute('scroll-x') === true)

/** A simple layout: texts and pictures with their heights, one below another from the page's top. */
export function layOut(root: Element): Map<Element, Box> {
  const boxes = new Map<Element, Box>()
  let bottomPx = 0
  function place(element: Element): void {
    const topPx = bottomPx
    if (element.children.length === 0 && element.tag !== 'view') bottomPx += heightOf(element)
    let lowestPx = bottomPx
    for (const child of element.children) {
      place(child)
      lowestPx = Math.max(lowestPx, bottomPx)
      if (isRow(element)) bottomPx = topPx
    }
    bottomPx = Math.max(lowestPx, topPx + (styledHeight(element) ?? 0))
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
