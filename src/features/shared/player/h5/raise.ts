/** Over the page's bars, under questions (900). */
const overBars = '899'

/** Raises what the element stands in as high as itself (filling.module.scss). @returns the way back */
export function raise(element: Element | null): () => void {
  const ways: (() => void)[] = []
  for (let around = element?.parentElement; around; around = around.parentElement) {
    if (Number.isNaN(Number.parseInt(getComputedStyle(around).zIndex))) continue
    const { style } = around
    const { zIndex } = style
    style.zIndex = overBars
    ways.push(() => (style.zIndex = zIndex))
  }
  return () => ways.forEach((goBack) => goBack())
}
