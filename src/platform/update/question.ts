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

/** Nothing has been drawn behind the question (see `platform/boot`): there is nothing to go on with. */
const isBlank = () => document.getElementById('boot') !== null

let layer: HTMLElement | undefined

export const isAsking = (): boolean => layer !== undefined

/** Asks whether to load the app anew, once at a time, with nothing but what is loaded already. */
export function openQuestion({ title, text, confirmLabel, cancelLabel }: UpdateTexts): void {
  if (layer) return
  toaster.hideLoading()
  layer = part('div', 'app-update')
  const box = part('div', 'app-update-box')
  const choices = part('div', 'app-update-choices')
  const confirm = choice(confirmLabel, 'app-update-confirm', () => window.location.reload())
  const close = () => {
    layer?.remove()
    layer = undefined
    toaster.hideLoading()
  }
  if (!isBlank()) choices.append(choice(cancelLabel, 'app-update-cancel', close))
  choices.append(confirm)
  box.setAttribute('role', 'alertdialog')
  box.setAttribute('aria-modal', 'true')
  box.setAttribute('aria-label', title)
  box.append(part('div', 'app-update-title', title), part('div', 'app-update-text', text), choices)
  layer.append(box)
  document.body.append(layer)
  confirm.focus()
}
