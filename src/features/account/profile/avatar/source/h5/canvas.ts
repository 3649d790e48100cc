import type { Crop } from '../../crop'

/** Sharp at every size that the app shows. */
export const avatarPx = 512

/** The canvas shows exactly what will be sent. */
export function draw(canvas: HTMLCanvasElement, picture: HTMLImageElement, { x, y, side }: Crop): void {
  const pen = canvas.getContext('2d')
  if (!pen) return
  // JPEG has no transparency.
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, avatarPx, avatarPx)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, x - side / 2, y - side / 2, side, side, 0, 0, avatarPx, avatarPx)
}
