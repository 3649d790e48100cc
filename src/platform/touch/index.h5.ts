import type { OnceStill } from './types'

/** A finger that scrolls has moved far enough by then for the browser to take it over. */
const stillMs = 50

let timer: ReturnType<typeof setTimeout> | undefined

const forget = () => clearTimeout(timer)

export const onceStill: OnceStill = (action) => {
  forget()
  timer = setTimeout(action, stillMs)
  window.addEventListener('pointercancel', forget, { once: true })
}
