import './index.h5.scss'

import type { Toaster } from './types'

/** Our own: Taro's brings modal and action sheet along, which the first screen would pay for. */
function createLine(className: string): HTMLElement {
  const line = document.createElement('div')
  line.className = className
  line.setAttribute('role', 'status')
  document.body.append(line)
  return line
}

let line: HTMLElement | undefined
let timer: ReturnType<typeof setTimeout> | undefined

function show(words: string): void {
  clearTimeout(timer)
  line ??= createLine('app-toast')
  line.textContent = words
  line.classList.add('app-toast-on')
}

const hide = () => line?.classList.remove('app-toast-on')

export const toaster: Toaster = {
  show(words, durationMs) {
    show(words)
    timer = setTimeout(hide, durationMs)
  },
  showLoading: show,
  hideLoading: hide,
}
