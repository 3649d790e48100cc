import './index.h5.scss'

import type { Tone } from '@/lib/tone'

import type { Toaster } from './types'

/** As the style has it. */
const fadeMs = 150

/**
 * Our own element, because Taro's toast would bring modal and action sheet into the first screen's code. It is there
 * before its words are, and empty between them: screen readers hear what changes in it, and not what appears filled.
 */
export const line = document.createElement('div')
line.className = 'app-toast'
line.setAttribute('role', 'status')
document.body.append(line)

let timer: ReturnType<typeof setTimeout> | undefined
/** What is on screen. A message disappears by itself, and a wait does not replace it. */
let shown: 'word' | 'wait' | null = null

function show(text: string, tone?: Tone): void {
  clearTimeout(timer)
  line.textContent = text
  line.className = `app-toast app-toast-on${tone ? ` app-toast-${tone}` : ''}`
}

function hide(): void {
  line.classList.remove('app-toast-on')
  shown = null
  timer = setTimeout(() => (line.textContent = ''), fadeMs)
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
