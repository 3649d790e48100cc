import { type Canvas, createCanvas, Image } from '@napi-rs/canvas'

import type { Element } from '../element'
import type { Apis } from './api'
import type { Authority } from './authority'
import type { Privacy } from './privacy'

interface Surroundings {
  addFile(bytes: Buffer, extension: string): string
  openFile(name: unknown): Buffer
  /** Fails for an address that answers no picture. */
  fetchPicture(url: string): Promise<Buffer>
}

const albumScope = 'scope.writePhotosAlbum'

/** A picture of WeChat's canvas: set its address, and it comes. */
function createImage(fetchPicture: Surroundings['fetchPicture']): Image {
  const image = new Image()
  // Asked by name when it is there: the package would call it while the picture is not free yet.
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

/** Canvases of type 2d, and the album that their pictures go to. */
export function createCanvases(apis: Apis, privacy: Privacy, authority: Authority, surroundings: Surroundings) {
  const { addFile, openFile, fetchPicture } = surroundings
  const nodes = new Map<string, Canvas>()
  /** What was put into the album. */
  const album: Buffer[] = []
  return {
    album,
    /** @returns null for what is no canvas */
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
