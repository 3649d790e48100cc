import type { Fault } from '../sources'

const headBytes = 64 * 1024
const mostMs = 5_000

const asText = (head: Uint8Array): string => String.fromCharCode(...head.subarray(0, 16))

/** What these bytes are the beginning of, where no browser plays that. */
export function faultOfBytes(head: Uint8Array): Fault {
  const start = asText(head)
  if (head.length === 0) return 'empty'
  if (/^\s*<(!doctype|html)/i.test(start)) return 'page'
  if (start.startsWith('FLV')) return 'flv'
  if (/^RIFF....AVI/s.test(start)) return 'avi'
  if (start.startsWith('\x30\x26\xb2\x75')) return 'wmv'
  return new TextDecoder('latin1').decode(head).match(/hvc1|hev1/) ? 'hevc' : 'source'
}

/** Reads the beginning only: a server that sends no parts would send an hour. */
async function headOf({ body }: Response): Promise<Uint8Array> {
  const reader = body?.getReader()
  const parts: number[] = []
  while (reader && parts.length < headBytes) {
    const { value } = await reader.read()
    if (!value) break
    for (const byte of value) parts.push(byte)
  }
  await reader?.cancel()
  return Uint8Array.from(parts)
}

/** An address that did not open: what is it? The server may not let us look; then it is as one that does not answer. */
export async function inspect(url: string): Promise<Fault> {
  const aborter = new AbortController()
  const timer = setTimeout(() => aborter.abort(), mostMs)
  try {
    const answer = await fetch(url, { headers: { range: `bytes=0-${headBytes - 1}` }, signal: aborter.signal })
    // Of an empty file there is no first byte to send.
    if (answer.status === 416) return 'empty'
    return answer.ok ? faultOfBytes(await headOf(answer)) : 'source'
  } catch {
    return 'source'
  } finally {
    clearTimeout(timer)
  }
}
