import { frontPage, openLayer } from '@/lib/layers'

import { toaster } from '../toast'
import './question.scss'

import type { UpdateTexts } from './types'

function part(tag: 'div' | 'button', className: string, text = ''): HTMLElement {
  const element = document.createElement(tag)
  element.className = className
  element.textContent = text
  return element
}

function choice(label: string, className: string, onClick: () => void): HTMLElement {
  const button = part('button', `app-update-choice ${className}`, label)
  button.addEventListener('click', onClick)
  return button
}

/** Nothing is drawn behind the question (see `platform/boot`), so the learner cannot continue without the reload. */
const isBlank = () => document.getElementById('boot') !== null

let layer: HTMLElement | undefined

export const isAsking = (): boolean => layer !== undefined

/** Covers whichever page is in front. Escape and "back" mean "not now"; the page behind is inert. */
function lieOver(element: HTMLElement, dismiss: () => void): () => void {
  element.addEventListener('keydown', ({ key }) => key === 'Escape' && dismiss())
  return openLayer({
    get page() {
      return frontPage()
    },
    element: () => element,
    dismiss,
  })
}

/** Asks whether to reload the app, one question at a time. Uses only code that is already loaded. */
export function openQuestion({ title, text, confirmLabel, cancelLabel }: UpdateTexts): void {
  if (layer) return
  toaster.hideLoading()
  layer = part('div', 'app-update')
  const box = part('div', 'app-update-box')
  const choices = part('div', 'app-update-choices')
  const opener = document.activeElement
  const confirm = choice(confirmLabel, 'app-update-confirm', () => window.location.reload())
  let uncover: (() => void) | undefined
  const close = () => {
    layer?.remove()
    layer = undefined
    uncover?.()
    toaster.hideLoading()
    if (opener instanceof HTMLElement) opener.focus()
  }
  const isDeclinable = !isBlank()
  if (isDeclinable) choices.append(choice(cancelLabel, 'app-update-cancel', close))
  choices.append(confirm)
  box.setAttribute('role', 'alertdialog')
  box.setAttribute('aria-modal', 'true')
  box.setAttribute('aria-label', title)
  box.append(part('div', 'app-update-title', title), part('div', 'app-update-text', text), choices)
  layer.append(box)
  document.body.append(layer)
  confirm.focus()
  if (isDeclinable) uncover = lieOver(layer, close)
}
