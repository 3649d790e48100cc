import type { Crop } from '../../crop'

/** Pixels of the avatar: sharp at every size that the app shows. */
export const avatarPx = 512

export function loadPicture(path: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const picture = new Image()
    picture.onload = () => resolve(picture)
    picture.onerror = () => reject(new Error('This file is no picture'))
    picture.src = path
  })
}

/** What is drawn is what will be sent. */
export function draw(canvas: HTMLCanvasElement, picture: HTMLImageElement, { x, y, side }: Crop): void {
  const pen = canvas.getContext('2d')
  if (!pen) return
  // A JPEG has no transparency.
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, avatarPx, avatarPx)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, x - side / 2, y - side / 2, side, side, 0, 0, avatarPx, avatarPx)
}

/** Address of the drawn square as a JPEG. */
export function exportJpeg(canvas: HTMLCanvasElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => {
      if (blob) resolve(URL.createObjectURL(blob))
      else reject(new Error('The canvas gave no picture'))
    }
    canvas.toBlob(take, 'image/jpeg', 0.9)
  })
}
