import type { MovesSideways, SidewaysProps } from './types'

const isScroller = (node: Element) =>
  node.scrollWidth > node.clientWidth && /auto|scroll/.test(getComputedStyle(node).overflowX)

export const movesSideways: MovesSideways = (target) => {
  let node = target instanceof Element ? target : null
  // A finger moves the cursor in it, or its text.
  if (node?.matches('input, textarea')) return true
  while (node && !isScroller(node)) node = node.parentElement
  return node !== null
}

export const sidewaysProps: SidewaysProps = {}
