import { fetchPicture } from './fetchPicture'
import { type Board, type CanvasAdapter, jpegQuality, type Picture } from './types'

async function loadPicture(url: string): Promise<Picture> {
  const address = URL.createObjectURL(await fetchPicture(url))
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    return { image, width: image.naturalWidth, height: image.naturalHeight }
  } finally {
    URL.revokeObjectURL(address)
  }
}

export const canvasAdapter: CanvasAdapter = {
  Canvas: () => null,
  async open(): Promise<Board> {
    const canvas = document.createElement('canvas')
    const pen = canvas.getContext('2d')
    if (!pen) throw new Error('No canvas')
    return {
      pen,
      pixelRatio: window.devicePixelRatio,
      resize(width, height) {
        canvas.width = width
        canvas.height = height
      },
      loadPicture,
      // Not as a blob: WeChat's browser cannot save such a picture.
      finish: async () => canvas.toDataURL('image/jpeg', jpegQuality),
    }
  },
}
