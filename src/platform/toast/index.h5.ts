import './index.h5.scss'

import type { Tone } from '@/lib/tone'

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
/** What is on screen: a short word goes by itself, and no wait hides it. */
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
