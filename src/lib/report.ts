/** Whose answers these are. */
const calls = new WeakMap<object, string>()

/** Remembers which call was answered with this, for whoever cannot read it. */
export function nameAnswer(data: unknown, call: string): void {
  if (typeof data === 'object' && data !== null) calls.set(data, call)
}

/** ` (GET /api/v2/course/:id)`; '' when it is not known. */
export function nameOfAnswer(data: unknown): string {
  const call = typeof data === 'object' && data !== null ? calls.get(data) : undefined
  return call ? ` (${call})` : ''
}

const told = new Set<string>()
let listener: ((what: string) => void) | undefined

/** Tells whoever reads the console what the learner is spared, each thing once. Names and shapes, never values. */
export function report(what: string): void {
  if (told.has(what)) return
  told.add(what)
  console.warn(what)
  listener?.(what)
}

/** From now on tells one more, beginning with what has been told already. */
export function onReport(next: (what: string) => void): void {
  told.forEach(next)
  listener = next
}
