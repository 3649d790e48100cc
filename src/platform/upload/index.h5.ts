import { fittingJpeg, loadPicture } from './jpeg'
import { type PickedPicture, type Pictures, PictureRefused } from './types'

const types = ['image/jpeg', 'image/png', 'image/gif', 'image/webp']

/** A phone's photo has up to 15 MB; beyond that the browser may run out of memory. */
const maxBytes = 30 * 1024 * 1024

function chooseFiles(multiple = false): Promise<File[]> {
  return new Promise((resolve) => {
    const input = Object.assign(document.createElement('input'), { type: 'file', accept: types.join(','), multiple })
    input.addEventListener('change', () => resolve([...(input.files ?? [])]))
    input.addEventListener('cancel', () => resolve([]))
    input.click()
  })
}

/** Whatever its name says: what the browser cannot draw is no picture. */
async function fit(file: File): Promise<PickedPicture> {
  const url = URL.createObjectURL(file)
  try {
    const whole = await loadPicture(url)
    const size = { width: whole.naturalWidth, height: whole.naturalHeight }
    return { name: file.name, picture: await fittingJpeg(whole, size) }
  } catch {
    return { name: file.name, picture: null }
  } finally {
    URL.revokeObjectURL(url)
  }
}

export const pictures: Pictures = {
  async pick() {
    const [file] = await chooseFiles()
    if (!file) return null
    if (!types.includes(file.type)) throw new PictureRefused('type')
    if (file.size > maxBytes) throw new PictureRefused('size')
    return URL.createObjectURL(file)
  },
  async pickSeveral() {
    const picked: PickedPicture[] = []
    // One after the other: several large ones at once are too much for a phone's memory.
    for (const file of await chooseFiles(true)) picked.push(await fit(file))
    return picked
  },
  measure: async (path) => (await (await fetch(path)).blob()).size,
}
