/** Redraws pictures in the browser. H5 only. */
import type { LocalPicture } from './types'

interface Size {
  width: number
  height: number
}

/** Sharp enough to recognise a face, and far below the servers' limits. */
const photoMaxPx = 1280

/** Shrinks to the limit, but never enlarges. */
export function fittingSize({ width, height }: Size): Size {
  const scale = Math.min(1, photoMaxPx / Math.max(width, height))
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

export function loadPicture(path: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const picture = new Image()
    picture.onload = () => resolve(picture)
    picture.onerror = () => reject(new Error('This file is no picture'))
    picture.src = path
  })
}

/** Exports the canvas as a JPEG. @returns its address */
export function exportJpeg(canvas: HTMLCanvasElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => {
      if (blob) resolve(URL.createObjectURL(blob))
      else reject(new Error('The canvas gave no picture'))
    }
    canvas.toBlob(take, 'image/jpeg', 0.9)
  })
}

/** The whole picture, shrunk to the limit. @throws when the browser cannot draw it */
export async function fittingJpeg(source: CanvasImageSource, size: Size): Promise<LocalPicture> {
  const canvas = Object.assign(document.createElement('canvas'), fittingSize(size))
  const { width, height } = canvas
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser draws nothing')
  // JPEG has no transparency.
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, width, height)
  pen.drawImage(source, 0, 0, width, height)
  const path = await exportJpeg(canvas)
  return { path, release: () => URL.revokeObjectURL(path) }
}
