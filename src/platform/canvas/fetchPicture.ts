import { picturePatienceMs } from './types'

/**
 * Fetches past the browser's cache: a picture that a page shows was cached without permission to be read, and would be
 * refused. H5 only.
 * @throws when it fails to load, comes too late, or may not be read (another origin that does not allow it)
 */
export async function fetchPicture(url: string): Promise<Blob> {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), picturePatienceMs)
  try {
    const response = await fetch(url, { signal: abort.signal, ...(url.startsWith('http') && { cache: 'no-store' }) })
    if (!response.ok) throw new Error(`HTTP ${response.status}`)
    return await response.blob()
  } finally {
    clearTimeout(timer)
  }
}
