import type { OnceStill } from './types'

/** By then a scrolling finger has moved far enough for the browser to take over. */
const stillMs = 50

let timer: ReturnType<typeof setTimeout> | undefined

const forget = () => clearTimeout(timer)

export const onceStill: OnceStill = (action) => {
  forget()
  timer = setTimeout(action, stillMs)
  window.addEventListener('pointercancel', forget, { once: true })
}
