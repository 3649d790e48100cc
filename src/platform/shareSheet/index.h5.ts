import { connectedShell } from '@/platform/appShell'
import { fetchPicture } from '@/platform/canvas/fetchPicture'

import type { BrowserSheet } from './types'

/** The last requested picture. Without a file it is still loading, or has failed. */
let prepared: { thumb: string; file?: File } = { thumb: '' }

async function fetchFile(thumb: string): Promise<File | undefined> {
  const picture = await fetchPicture(thumb)
  const [kind, extension = ''] = picture.type.split(/[/+;]/)
  return kind === 'image' ? new File([picture], `cover.${extension}`, { type: picture.type }) : undefined
}

/** False when the browser refuses. */
async function open(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

export const browserSheet: BrowserSheet = {
  preloadThumb(thumb) {
    if (prepared.thumb === thumb) return
    const wanted: typeof prepared = { thumb }
    prepared = wanted
    if (thumb === '' || !navigator.canShare) return
    fetchFile(thumb).then(
      (file) => (wanted.file = file),
      // The next sheet may succeed.
      () => prepared === wanted && (prepared = { thumb: '' }),
    )
  },
  async open({ thumb, ...words }) {
    const shell = connectedShell()
    if (shell?.can('share')) return shell.share({ ...words, image: thumb })
    const file = prepared.thumb === thumb ? prepared.file : undefined
    const withPicture = { ...words, files: file && [file] }
    const takesPicture = file !== undefined && navigator.canShare(withPicture)
    return (takesPicture && (await open(withPicture))) || open(words)
  },
}
