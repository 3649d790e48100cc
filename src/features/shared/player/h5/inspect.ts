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

/** What a look at an address says; a server that answers late or lets nobody look says nothing. */
async function look(find: (signal: AbortSignal) => Promise<Fault>): Promise<Fault> {
  const aborter = new AbortController()
  const timer = setTimeout(() => aborter.abort(), mostMs)
  try {
    return await find(aborter.signal)
  } catch {
    return 'source'
  } finally {
    clearTimeout(timer)
  }
}

/** A file that did not open: what is it? */
export const inspectFile = (url: string): Promise<Fault> =>
  look(async (signal) => {
    const answer = await fetch(url, { headers: { range: `bytes=0-${headBytes - 1}` }, signal })
    // Of an empty file there is no first byte to send.
    if (answer.status === 416) return 'empty'
    return answer.ok ? faultOfBytes(await headOf(answer)) : 'source'
  })

/** The first address that a list names, of a piece or of another list. */
const firstOf = (list: string, url: string): string | undefined => {
  const line = list.split('\n').find((one) => one.trim() !== '' && !one.startsWith('#'))
  return line && new URL(line.trim(), url).href
}

/** @param isNamed by another list: what it names are pieces */
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

/** A list that did not open: one whose first piece does not exist will never begin there, however long it is waited for. */
export const inspectList = (url: string): Promise<Fault> => look((signal) => faultOfList(url, signal))
