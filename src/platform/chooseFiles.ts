let giveUp: () => void = () => undefined

/**
 * The browser's file dialog. It answers none when the learner closes it, or when it is asked again: older browsers do
 * not tell of a closed one.
 *
 * The input stands in the document meanwhile. WebKit does not keep a loose one for its open dialog: it may be collected
 * while a photo is being taken or fetched, and nothing would ever arrive. It is transparent rather than `hidden`,
 * because iOS does not open those.
 */
export function chooseFiles(accept: string, multiple = false): Promise<File[]> {
  giveUp()
  return new Promise((resolve) => {
    const input = Object.assign(document.createElement('input'), { type: 'file', accept, multiple, tabIndex: -1 })
    input.setAttribute('aria-hidden', 'true')
    Object.assign(input.style, { position: 'fixed', top: '0', opacity: '0', pointerEvents: 'none' })
    const answer = (files: File[]) => {
      input.remove()
      resolve(files)
    }
    giveUp = () => answer([])
    input.addEventListener('change', () => answer([...(input.files ?? [])]))
    input.addEventListener('cancel', () => answer([]))
    document.body.append(input)
    input.click()
  })
}
