import { type Canvas, createCanvas, Image } from '@napi-rs/canvas'

import type { Element } from '../element'
import type { Apis } from './api'
import type { Authority } from './authority'
import type { Privacy } from './privacy'

interface Surroundings {
  addFile(bytes: Buffer, extension: string): string
  openFile(name: unknown): Buffer
  /** Fails when the address has no picture. */
  fetchPicture(url: string): Promise<Buffer>
}

const albumScope = 'scope.writePhotosAlbum'

/** A picture of WeChat's canvas. It loads when its address is set. */
function createImage(fetchPicture: Surroundings['fetchPicture']): Image {
  const image = new Image()
  // Own properties, because the package would call `onload` too early, while the picture is not usable yet.
  const listeners: { load?: () => void; error?: () => void } = {}
  async function load(url: string): Promise<void> {
    try {
      Reflect.set(Image.prototype, 'src', await fetchPicture(url), image)
      await image.decode()
    } catch {
      return listeners.error?.()
    }
    listeners.load?.()
  }
  Object.defineProperties(image, {
    src: { set: (url: string) => void load(url) },
    onload: { set: (listener: () => void) => void (listeners.load = listener) },
    onerror: { set: (listener: () => void) => void (listeners.error = listener) },
  })
  return image
}

/** Canvases of type 2d, and the album that receives their pictures. */
export function createCanvases(apis: Apis, privacy: Privacy, authority: Authority, surroundings: Surroundings) {
  const { addFile, openFile, fetchPicture } = surroundings
  const nodes = new Map<string, Canvas>()
  /** Pictures that were saved to the album. */
  const album: Buffer[] = []
  return {
    album,
    /** @returns null if it is not a canvas */
    nodeOf(element: Element | undefined): Canvas | null {
      if (element?.tag !== 'canvas' || element.attribute('type') !== '2d') return null
      const known = nodes.get(element.id)
      const node = known ?? Object.assign(createCanvas(300, 150), { createImage: () => createImage(fetchPicture) })
      nodes.set(element.id, node)
      return node
    },
    wx: {
      canvasToTempFilePath: apis.define('canvasToTempFilePath', async ({ canvas, fileType, quality }) => {
        const node = [...nodes.values()].find((one) => one === canvas)
        if (!node) throw new Error('canvas is empty')
        if (node.width > 4096 || node.height > 4096) throw new Error('canvas is too large')
        if (fileType !== 'jpg') return { tempFilePath: addFile(await node.encode('png'), 'png') }
        return { tempFilePath: addFile(await node.encode('jpeg', Number(quality) * 100), 'jpg') }
      }),
      saveImageToPhotosAlbum: apis.define('saveImageToPhotosAlbum', ({ filePath }) => {
        privacy.require()
        authority.require(albumScope)
        album.push(openFile(filePath))
      }),
    },
  }
}
