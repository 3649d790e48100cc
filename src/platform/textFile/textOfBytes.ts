/**
 * Strict, because text in another encoding is practically never valid UTF-8. Mini-programs have no decoder of their
 * own.
 */
function utf8(bytes: Uint8Array): string | null {
  let escaped = ''
  for (const byte of bytes) escaped += byte < 0x10 ? `%0${byte.toString(16)}` : `%${byte.toString(16)}`
  try {
    return decodeURIComponent(escaped)
  } catch {
    return null
  }
}

function utf16(bytes: Uint8Array, highFirst: boolean): string {
  const high = highFirst ? 0 : 1
  let text = ''
  for (let index = 0; index + 1 < bytes.length; index += 2)
    text += String.fromCharCode(((bytes[index + high] ?? 0) << 8) | (bytes[index + 1 - high] ?? 0))
  return text
}

/** @throws when no encoding fits */
export function mustRead(file: ArrayBuffer): string {
  const text = textOfBytes(file)
  if (text === null) throw new Error('no text')
  return text
}

/**
 * The text of a file from anywhere: UTF-8, UTF-16 with a byte-order mark, or the encoding of Chinese Windows, where the
 * platform can decode it; null = it cannot.
 */
export function textOfBytes(file: ArrayBuffer): string | null {
  const bytes = new Uint8Array(file)
  const [first = 0, next = 0, third = 0] = bytes
  if (first === 0xff && next === 0xfe) return utf16(bytes.subarray(2), false)
  if (first === 0xfe && next === 0xff) return utf16(bytes.subarray(2), true)
  const text = utf8(first === 0xef && next === 0xbb && third === 0xbf ? bytes.subarray(3) : bytes)
  if (text !== null || typeof TextDecoder === 'undefined') return text
  try {
    return new TextDecoder('gb18030', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
