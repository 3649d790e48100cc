import type { MovesSideways, OnceStill, SidewaysProps } from './types'

/** By then a scrolling finger has moved far enough for the browser to take over. */
const stillMs = 50

let timer: ReturnType<typeof setTimeout> | undefined

const forget = () => clearTimeout(timer)

export const onceStill: OnceStill = (action) => {
  forget()
  timer = setTimeout(action, stillMs)
  window.addEventListener('pointercancel', forget, { once: true })
}

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
