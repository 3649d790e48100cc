import './index.h5.scss'

import type { Tone } from '@/lib/tone'

import type { Toaster } from './types'

/** Our own element, because Taro's toast would bring modal and action sheet into the first screen's code. */
function createLine(className: string): HTMLElement {
  const line = document.createElement('div')
  line.className = className
  line.setAttribute('role', 'status')
  document.body.append(line)
  return line
}

let line: HTMLElement | undefined
let timer: ReturnType<typeof setTimeout> | undefined
/** What is on screen. A message disappears by itself, and a wait does not replace it. */
let shown: 'word' | 'wait' | null = null

function show(text: string, tone?: Tone): void {
  clearTimeout(timer)
  line ??= createLine('app-toast')
  line.textContent = text
  line.className = `app-toast app-toast-on${tone ? ` app-toast-${tone}` : ''}`
}

function hide(): void {
  line?.classList.remove('app-toast-on')
  shown = null
}

export const toaster: Toaster = {
  show(text, durationMs, tone) {
    show(text, tone)
    shown = 'word'
    timer = setTimeout(hide, durationMs)
  },
  showLoading(text) {
    if (shown === 'word') return
    show(text)
    shown = 'wait'
  },
  hideLoading() {
    if (shown === 'wait') hide()
  },
}
