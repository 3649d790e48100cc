import { answerIn, isPage } from '../answer'
import { NoFile, statusFault } from '../noFile'
import type { OnPercent } from '../types'

/** Reports progress where the length is known. */
async function bodyOf(response: Response, onPercent: OnPercent | undefined): Promise<Blob> {
  const length = onPercent ? Number(response.headers.get('content-length')) : 0
  const reader = length > 0 ? response.body?.getReader() : undefined
  if (!reader) return response.blob()
  const parts: BlobPart[] = []
  let loaded = 0
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    parts.push(chunk.value)
    loaded += chunk.value.length
    onPercent?.(Math.min(100, Math.floor((loaded / length) * 100)))
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' })
}

/** The file, or the server's answer in its place. */
export async function load(url: string, onPercent?: OnPercent): Promise<Blob | { answer: unknown }> {
  const response = await fetch(url)
  if (!response.ok) throw statusFault(response.status)
  const file = await bodyOf(response, onPercent)
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
  const response = await fetch(url, { redirect: 'manual' })
  return response.type === 'opaqueredirect'
}
