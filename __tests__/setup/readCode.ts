import { createCanvas, type Image, loadImage } from '@napi-rs/canvas'
import jsQR from 'jsqr'

export interface ReadPicture {
  width: number
  height: number
  /** The text of its QR code. Read on access, because it is slow. */
  readonly text: string | undefined
  /** Red, green and blue. */
  colorAt(x: number, y: number): number[]
}

/**
 * A poster is drawn three times as large as it is shown. A camera that looks at the screen sees the shown size first,
 * and comes nearer when it reads nothing: an address has a random port, and not every code is equally easy.
 */
const enlargements = [3, 2.5, 2]

/** The picture's pixels when it is drawn at this size. */
function pixelsOf(image: Image, width: number, height: number): Uint8ClampedArray {
  const context = createCanvas(width, height).getContext('2d')
  context.drawImage(image, 0, 0, width, height)
  return context.getImageData(0, 0, width, height).data
}

function codeOn(image: Image): string | undefined {
  for (const enlargement of enlargements) {
    const width = Math.round(image.width / enlargement)
    const height = Math.round(image.height / enlargement)
    const code = jsQR(pixelsOf(image, width, height), width, height)
    if (code) return code.data
  }
  return undefined
}

/** Reads a picture as a friend's phone would. */
export async function readCode(picture: Buffer): Promise<ReadPicture> {
  const image = await loadImage(picture)
  const { width, height } = image
  const data = pixelsOf(image, width, height)
  return {
    width,
    height,
    get text() {
      return codeOn(image)
    },
    colorAt: (x, y) => [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3)],
  }
}
