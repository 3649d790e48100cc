import { objectUrlOf, isPdf, isPicture } from '@/platform/download/h5/kinds'
import { load } from '@/platform/download/h5/load'
import { whileHeard } from '@/platform/download/h5/whileHeard'
import { keeping } from '@/platform/keeping'
import { previewImages } from '@/platform/preview'

import { blobStore } from './blobStore'
import type { SavedFiles } from './types'

const files = blobStore('zhitu_files')

/**
 * A fetch fails in the same way without a network and at a host that lets no script read. Such a host still answers a
 * request without CORS.
 */
const isUnreadable = (url: string): Promise<boolean> =>
  whileHeard((signal) => fetch(url, { mode: 'no-cors', method: 'HEAD', signal })).then(
    () => true,
    () => false,
  )

export const savedFiles: SavedFiles = {
  async save(key, { url, extension }, warmPdf, onPercent) {
    keeping.ask()
    let file: Blob | { answer: unknown }
    try {
      file = await load(url, onPercent)
    } catch (error) {
      if (error instanceof TypeError && (await isUnreadable(url))) return 'unreadable'
      throw error
    }
    if (!(file instanceof Blob)) return file
    try {
      await files.put(key, file)
    } catch (error) {
      return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'failed'
    }
    if (isPdf(extension)) void warmPdf(file)
    return { bytes: file.size }
  },
  async show(key, { extension }, showPdf) {
    const file = await files.get(key)
    if (!file) return 'gone'
    if (isPdf(extension)) return (await showPdf(file)) ? 'shown' : 'unshown'
    if (!isPicture(extension)) return 'unshown'
    await previewImages([objectUrlOf(file, `image/${extension}`)])
    return 'shown'
  },
  async removeAllBut(keys) {
    const there = await files.keys()
    await files.drop(there.filter((key) => !keys.includes(key)))
  },
}
