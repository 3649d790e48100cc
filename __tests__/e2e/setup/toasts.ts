const mark = 'toast: '

/**
 * Runs before the app on every page and logs each toast as it is shown: what is logged outlives the page. Sees itself
 * only.
 */
export function logToasts(): void {
  const log = (line: Element) => console.debug(`toast: ${line.textContent}`)
  const words = new MutationObserver(([change]) => log(change?.target as Element))
  // Toasts share one line, which comes with the first of them.
  const body = new MutationObserver(() => {
    const line = document.querySelector('body > .app-toast')
    if (!line) return
    body.disconnect()
    words.observe(line, { childList: true })
    log(line)
  })
  document.addEventListener('readystatechange', () => body.observe(document.body, { childList: true }), { once: true })
}

/** The toasts of a phone that no test has asked for yet. */
export class Toasts {
  private noted: string[] = []
  private readonly pressed = new Set<string>()

  /** A line of the page's log, whatever it is. */
  note(line: string): void {
    if (line.startsWith(mark)) this.noted.push(line.slice(mark.length))
  }

  /** What was told after the same press before is no answer to this one. */
  isPressing(name: string | RegExp): void {
    if (this.pressed.has(String(name))) this.noted = []
    this.pressed.add(String(name))
  }

  /** @throws unless one says this: all of it, or a pattern in it; the next call needs another one */
  take(words: string | RegExp): void {
    const index = this.noted.findIndex((toast) => (typeof words === 'string' ? toast === words : words.test(toast)))
    if (index < 0) throw new Error(`not told "${words}" but "${this.noted.join('", "')}"`)
    this.noted.splice(index, 1)
  }
}
