/** Blanks, marks without a width, and letters that are drawn as nothing. */
const invisible = /[\s\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/gu

/** Nothing, blanks, or a list or object without entries. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true
  if (typeof value === 'string') return value.replace(invisible, '') === ''
  return typeof value === 'object' && Object.keys(value).length === 0
}
