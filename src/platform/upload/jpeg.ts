/** Redraws pictures in the browser. H5 only. */
import { readableEdgePx } from './readable'
import type { LocalPicture } from './types'

interface Size {
  width: number
  height: number
}

/** Sharp enough to recognise a face, and far below the servers' limits. */
const photoMaxPx = 1280

/** Safari draws at most 16.7 million points. */
const canvasMaxPx = 16_000_000

const scaled = ({ width, height }: Size, scale: number): Size => ({
  width: Math.round(width * scale),
  height: Math.round(height * scale),
})

/** What the camera takes, never enlarged. */
export const photoSize = (size: Size): Size => scaled(size, Math.min(1, photoMaxPx / Math.max(size.width, size.height)))

/** What the learner chose, never enlarged. A long screenshot keeps its width. */
export function readableSize(size: Size): Size {
  const { width, height } = size
  return scaled(size, Math.min(1, readableEdgePx / Math.min(width, height), Math.sqrt(canvasMaxPx / (width * height))))
}

export function loadPicture(path: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const picture = new Image()
    picture.onload = () => resolve(picture)
    picture.onerror = () => reject(new Error('This file is no picture'))
    picture.src = path
  })
}

const toJpeg = (canvas: HTMLCanvasElement, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => {
      if (blob) resolve(blob)
      else reject(new Error('The canvas gave no picture'))
    }
    canvas.toBlob(take, 'image/jpeg', quality)
  })

/** The servers' limit for every chosen picture (config/limits), which would come into home's code from there. */
const sentMaxBytes = 2 * 1024 * 1024

/** Tried one after another. */
const qualities = [0.9, 0.75, 0.6] as const

/** Exports the canvas as a JPEG. @returns its address */
export const exportJpeg = async (canvas: HTMLCanvasElement): Promise<string> =>
  URL.createObjectURL(await toJpeg(canvas, qualities[0]))

/**
 * The whole picture at this size, with less quality and then smaller where it would have more bytes.
 * @throws when the browser cannot draw it
 */
export async function fittingJpeg(
  source: CanvasImageSource,
  size: Size,
  maxBytes = sentMaxBytes,
): Promise<LocalPicture> {
  const canvas = Object.assign(document.createElement('canvas'), size)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser draws nothing')
  // JPEG has no transparency.
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, size.width, size.height)
  pen.drawImage(source, 0, 0, size.width, size.height)
  try {
    for (const quality of qualities) {
      const blob = await toJpeg(canvas, quality)
      if (blob.size > maxBytes) continue
      const path = URL.createObjectURL(blob)
      return { path, release: () => URL.revokeObjectURL(path) }
    }
  } finally {
    // Safari keeps a canvas's memory for some time, and gives all of them together only so much.
    canvas.width = canvas.height = 0
  }
  return fittingJpeg(source, scaled(size, 0.75), maxBytes)
}
