import type { Fault } from '../sources'

const headBytes = 64 * 1024
const timeoutMs = 5_000

const asText = (head: Uint8Array): string => String.fromCharCode(...head.subarray(0, 16))

/** Finds out from the first bytes of a file why no browser plays it. */
export function faultOfBytes(head: Uint8Array): Fault {
  const start = asText(head)
  if (head.length === 0) return 'empty'
  if (/^\s*<(!doctype|html)/i.test(start)) return 'page'
  if (start.startsWith('FLV')) return 'flv'
  if (/^RIFF....AVI/s.test(start)) return 'avi'
  if (start.startsWith('\x30\x26\xb2\x75')) return 'wmv'
  return new TextDecoder('latin1').decode(head).match(/hvc1|hev1/) ? 'hevc' : 'source'
}

/** Reads only the beginning, because a server without ranges would send an hour of video. */
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

/** Runs a check of an address. A slow server, or one that scripts may not read, gives no information. */
async function withTimeout(find: (signal: AbortSignal) => Promise<Fault>): Promise<Fault> {
  const aborter = new AbortController()
  const timer = setTimeout(() => aborter.abort(), timeoutMs)
  try {
    return await find(aborter.signal)
  } catch {
    return 'source'
  } finally {
    clearTimeout(timer)
  }
}

/** Finds out why a file did not open. */
export const inspectFile = (url: string): Promise<Fault> =>
  withTimeout(async (signal) => {
    const answer = await fetch(url, { headers: { range: `bytes=0-${headBytes - 1}` }, signal })
    // An empty file has no first byte to send.
    if (answer.status === 416) return 'empty'
    return answer.ok ? faultOfBytes(await headOf(answer)) : 'source'
  })

/** The first address in a playlist, of a segment or of another playlist. */
const firstOf = (list: string, url: string): string | undefined => {
  const line = list.split('\n').find((one) => one.trim() !== '' && !one.startsWith('#'))
  return line && new URL(line.trim(), url).href
}

/** @param isNamed by another playlist, so it lists segments */
async function faultOfList(url: string, signal: AbortSignal, isNamed = false): Promise<Fault> {
  const answer = await fetch(url, { signal })
  if (!answer.ok) return 'source'
  const head = await headOf(answer)
  const list = new TextDecoder().decode(head)
  if (!list.startsWith('#EXTM3U')) return faultOfBytes(head)
  const first = firstOf(list, answer.url || url)
  if (first === undefined) return 'source'
  if (!isNamed && list.includes('#EXT-X-STREAM-INF')) return faultOfList(first, signal, true)
  const piece = await fetch(first, { signal, headers: { range: 'bytes=0-0' } })
  await piece.body?.cancel()
  return piece.status === 404 ? 'place' : 'source'
}

/** Finds out why a playlist did not open. One whose first segment does not exist will never start. */
export const inspectList = (url: string): Promise<Fault> => withTimeout((signal) => faultOfList(url, signal))
