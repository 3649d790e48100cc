import type { Clipboard } from './types'

/** Pages without TLS and WeChat's browser have no clipboard API. */
function copyBySelection(text: string): void {
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.cssText = 'position:fixed;left:-9999px'
  document.body.append(field)
  field.select()
  field.setSelectionRange(0, text.length)
  const isCopied = document.execCommand('copy')
  field.remove()
  if (!isCopied) throw new Error('refused')
}

export const clipboard: Clipboard = {
  async copy(text) {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      copyBySelection(text)
    }
  },
}
