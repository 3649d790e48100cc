import { answerIn, isPage } from '../answer'
import { NoFile, statusFault } from '../noFile'
import type { OnPercent } from '../types'
import { whileHeard } from './whileHeard'

/** Reports progress where the length is known. */
async function bodyOf(response: Response, hear: () => void, onPercent: OnPercent | undefined): Promise<Blob> {
  const reader = response.body?.getReader()
  if (!reader) return response.blob()
  const length = Number(response.headers.get('content-length'))
  const parts: BlobPart[] = []
  let loaded = 0
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    hear()
    parts.push(chunk.value)
    loaded += chunk.value.length
    if (length > 0) onPercent?.(Math.min(100, Math.floor((loaded / length) * 100)))
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' })
}

const fetchFile = (url: string, onPercent: OnPercent | undefined): Promise<Blob> =>
  whileHeard(async (signal, hear) => {
    const response = await fetch(url, { signal })
    if (!response.ok) throw statusFault(response.status)
    hear()
    return bodyOf(response, hear, onPercent)
  })

/** The file, or the server's answer in its place. */
export async function load(url: string, onPercent?: OnPercent): Promise<Blob | { answer: unknown }> {
  const file = await fetchFile(url, onPercent)
  if (!isPage(file.type)) return file
  const text = await file.text()
  const answer = answerIn(text)
  if (answer) return { answer }
  // Some files come under a page's type, but none of them begins like a page.
  if (/html/i.test(file.type) && /^\s*<(!doctype html|html)/i.test(text)) throw new NoFile('no file')
  return file
}

/** The server redirects to a storage. Usually that lets no script read its files; only the browser can save them. */
export async function isSentOn(url: string): Promise<boolean> {
  const response = await whileHeard((signal) => fetch(url, { redirect: 'manual', signal }))
  return response.type === 'opaqueredirect'
}
