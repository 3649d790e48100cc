const mark = 'toast: '

/**
 * Runs before the app on every page. It logs each toast as it appears, because the log outlives the page. Must not use
 * anything outside of itself.
 */
export function logToasts(): void {
  const log = (line: Element) => line.textContent && console.debug(`toast: ${line.textContent}`)
  const words = new MutationObserver(([change]) => log(change?.target as Element))
  // Toasts share one element, which is empty between them.
  const find = () => {
    const line = document.querySelector('body > .app-toast')
    if (!line) return
    body.disconnect()
    words.observe(line, { childList: true })
  }
  const body = new MutationObserver(find)
  const watch = () => {
    body.observe(document.body, { childList: true })
    // Scripts from the browser's memory may have run by now.
    find()
  }
  document.addEventListener('readystatechange', watch, { once: true })
}

/** Toasts of a phone that no test has asked for yet. */
export class Toasts {
  private noted: string[] = []
  private readonly pressed = new Set<string>()

  /** Takes any line of the page's log. */
  note(line: string): void {
    if (line.startsWith(mark)) this.noted.push(line.slice(mark.length))
  }

  /** Drops earlier toasts when the same press is repeated, because they do not belong to the new one. */
  isPressing(name: string | RegExp): void {
    if (this.pressed.has(String(name))) this.noted = []
    this.pressed.add(String(name))
  }

  /** @throws unless a toast says this: all of it, or a pattern in it. Each toast can be taken once */
  take(words: string | RegExp): void {
    const index = this.noted.findIndex((toast) => (typeof words === 'string' ? toast === words : words.test(toast)))
    if (index < 0) throw new Error(`not told "${words}" but "${this.noted.join('", "')}"`)
    this.noted.splice(index, 1)
  }
}
