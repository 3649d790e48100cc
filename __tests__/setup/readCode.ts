import { createCanvas, loadImage } from '@napi-rs/canvas'
import jsQR from 'jsqr'

export interface ReadPicture {
  width: number
  height: number
  /** The text of its QR code. */
  text: string | undefined
  /** Red, green and blue. */
  colorAt(x: number, y: number): number[]
}

/** Reads a picture as a friend's phone would. */
export async function readCode(picture: Buffer): Promise<ReadPicture> {
  const image = await loadImage(picture)
  const { width, height } = image
  const context = createCanvas(width, height).getContext('2d')
  context.drawImage(image, 0, 0)
  const { data } = context.getImageData(0, 0, width, height)
  return {
    width,
    height,
    text: jsQR(data, width, height)?.data,
    colorAt: (x, y) => [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3)],
  }
}
