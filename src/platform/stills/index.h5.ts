import { blobStore } from '@/platform/savedFiles/blobStore'

import type { Stills } from './types'

/** Enough to read a slide on a phone; some 60 kB. */
const maxWidth = 960
const quality = 0.8

const pictures = blobStore('zhitu_stills')

function draw(video: HTMLVideoElement, mark: string): HTMLCanvasElement | null {
  const { videoWidth, videoHeight } = video
  const canvas = document.createElement('canvas')
  const pen = videoWidth > 0 && video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && canvas.getContext('2d')
  if (!pen) return null
  const scale = Math.min(1, maxWidth / videoWidth)
  canvas.width = Math.round(videoWidth * scale)
  canvas.height = Math.round(videoHeight * scale)
  pen.drawImage(video, 0, 0, canvas.width, canvas.height)
  if (mark !== '') {
    const size = Math.max(12, Math.round(canvas.width / 30))
    pen.font = `${size}px sans-serif`
    pen.fillStyle = 'rgba(255, 255, 255, 0.6)'
    pen.fillText(mark, size, canvas.height - size)
  }
  return canvas
}

export const stills: Stills = {
  canTake: typeof indexedDB !== 'undefined',
  async take(rootId, mark) {
    const video = document.getElementById(rootId)?.querySelector('video')
    try {
      const canvas = video && draw(video, mark)
      // Throws when the video's host does not allow the page to read it.
      return await new Promise<Blob | null>((resolve) =>
        canvas ? canvas.toBlob(resolve, 'image/jpeg', quality) : resolve(null),
      )
    } catch {
      return null
    }
  },
  store: (key, still) =>
    pictures.put(key, still).then(
      () => true,
      () => false,
    ),
  get: pictures.get,
  drop: pictures.drop,
  keys: pictures.keys,
  show: (still) => URL.createObjectURL(still),
  letGo: (address) => URL.revokeObjectURL(address),
}
