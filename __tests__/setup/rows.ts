const rowPx = 50
const shown = 5

/** jsdom has no layout: in boxes with such an id, rows stand below each other, five of them in sight. */
export function layRows(boxes: string) {
  const boxOf = (row: Element) => row.parentElement?.closest(boxes)
  const rowsIn = (box: Element) => [...box.querySelectorAll('[id^=row-]')]
  const rect = (top: number, height: number) => ({ top, bottom: top + height, height }) as DOMRect
  const before = Element.prototype.getBoundingClientRect
  Element.prototype.getBoundingClientRect = function (this: Element) {
    const box = boxOf(this)
    return box ? rect(rowsIn(box).indexOf(this) * rowPx - box.scrollTop, rowPx) : rect(0, shown * rowPx)
  }
  const box = () => {
    const found = document.querySelector(boxes)
    if (!found) throw new Error(`There is no ${boxes}`)
    return found
  }
  return {
    /** Whether this row is whole in sight. */
    isShown(id: number): boolean {
      const index = rowsIn(box()).findIndex((row) => row.id === `row-${id}`)
      const topPx = index * rowPx - box().scrollTop
      return index >= 0 && topPx >= 0 && topPx + rowPx <= shown * rowPx
    },
    scroll(px: number) {
      box().scrollTop = px
    },
    end() {
      Element.prototype.getBoundingClientRect = before
    },
  }
}
