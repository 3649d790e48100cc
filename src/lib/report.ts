/** The call that each answer belongs to. */
const calls = new WeakMap<object, string>()

/** Remembers the call of an answer, for reports about unreadable answers. */
export function nameAnswer(data: unknown, call: string): void {
  if (typeof data === 'object' && data !== null) calls.set(data, call)
}

/** ` (GET /api/v2/course/:id)`; '' when it is not known. */
export function nameOfAnswer(data: unknown): string {
  const call = typeof data === 'object' && data !== null ? calls.get(data) : undefined
  return call ? ` (${call})` : ''
}

const reported = new Set<string | Error>()
let listener: ((what: string | Error) => void) | undefined

/**
 * Writes to the console what the learner is spared, each thing once: an error, or names and shapes, never values.
 */
export function report(what: string | Error): void {
  if (reported.has(what)) return
  reported.add(what)
  console.warn(what)
  listener?.(what)
}

/** Also passes reports to `next`, beginning with those so far. */
export function onReport(next: (what: string | Error) => void): void {
  reported.forEach(next)
  listener = next
}
