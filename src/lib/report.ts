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
