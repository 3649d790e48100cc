import { type Pictures, PictureRefused } from './types'

const types = ['image/jpeg', 'image/png', 'image/gif', 'image/webp']

/** A phone's photo has up to 15 MB; beyond that the browser may run out of memory. */
const maxBytes = 30 * 1024 * 1024

function chooseFile(): Promise<File | null> {
  return new Promise((resolve) => {
    const input = document.createElement('input')
    input.type = 'file'
    input.accept = types.join(',')
    input.addEventListener('change', () => resolve(input.files?.[0] ?? null))
    input.addEventListener('cancel', () => resolve(null))
    input.click()
  })
}

export const pictures: Pictures = {
  async pick() {
    const file = await chooseFile()
    if (!file) return null
    if (!types.includes(file.type)) throw new PictureRefused('type')
    if (file.size > maxBytes) throw new PictureRefused('size')
    return URL.createObjectURL(file)
  },
  measure: async (path) => (await (await fetch(path)).blob()).size,
}
