import { chooseFiles } from '@/platform/chooseFiles'

import { readHeader } from './header'
import { fittingJpeg, loadPicture, readableSize } from './jpeg'
import { type PickedPicture, type Pictures, PictureRefused, type Refusal } from './types'

const types = ['image/jpeg', 'image/png', 'image/gif', 'image/webp']

/** A phone's photo has up to 15 MB. With more, the browser may run out of memory. */
const maxBytes = 30 * 1024 * 1024

/**
 * A small file may have any number of pixels, each of which takes 4 bytes of memory. Good phone cameras take 108
 * million.
 */
const maxPixels = 120_000_000

/** Checked for every file before the browser opens it. */
async function refusalOf(file: File): Promise<Refusal | null> {
  if (file.size > maxBytes) return 'size'
  const { isHeic, pixels } = await readHeader(file)
  if (isHeic) return 'heic'
  if (!types.includes(file.type)) return 'type'
  return pixels > maxPixels ? 'size' : null
}

/** If the browser cannot draw it, it is not a picture, whatever its name. */
async function fit(file: File): Promise<PickedPicture> {
  const { name } = file
  const refusal = await refusalOf(file)
  if (refusal) return { name, picture: null, refusal }
  const url = URL.createObjectURL(file)
  try {
    const whole = await loadPicture(url)
    const size = readableSize({ width: whole.naturalWidth, height: whole.naturalHeight })
    return { name, picture: await fittingJpeg(whole, size) }
  } catch {
    return { name, picture: null, refusal: 'type' }
  } finally {
    URL.revokeObjectURL(url)
  }
}

export const pictures: Pictures = {
  async pick() {
    const [file] = await chooseFiles(types.join(','))
    if (!file) return null
    const refusal = await refusalOf(file)
    if (refusal) throw new PictureRefused(refusal)
    return URL.createObjectURL(file)
  },
  async pickSeveral(_room, onChosen) {
    const files = await chooseFiles(types.join(','), true)
    onChosen?.(files.length)
    const picked: PickedPicture[] = []
    // One after another, because several large ones at once exceed a phone's memory.
    for (const file of files) picked.push(await fit(file))
    return picked
  },
  // All that `pickSeveral` answers fits, and an avatar is drawn at its size.
  fit: async (path) => path,
  measure: async (path) => (await (await fetch(path)).blob()).size,
}
