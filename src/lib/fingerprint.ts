/** A short number for a text: tells whether another one is the same, without keeping what it says. Not for secrets. */
export function fingerprint(text: string): string {
  let sum = 5381
  for (let i = 0; i < text.length; i++) sum = (Math.imul(sum, 33) ^ text.charCodeAt(i)) >>> 0
  return sum.toString(36)
}
