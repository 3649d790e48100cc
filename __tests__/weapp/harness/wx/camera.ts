import type { Element } from '../element'
import type { Apis } from './api'
import type { Privacy } from './privacy'

/** The picture of the camera: only the beginning of a JPEG. */
const jpeg = Buffer.from('ffd8ffe000104a464946', 'hex')

interface Surroundings {
  /** The page on screen. */
  root(): Element
  addFile(bytes: Buffer, extension: string): string
}

export function createCamera(apis: Apis, privacy: Privacy, { root, addFile }: Surroundings) {
  const takePhoto = apis.define('takePhoto', () => {
    privacy.require()
    if (!root().find(({ tag }) => tag === 'camera')) throw new Error('camera is not found')
    return { tempImagePath: addFile(jpeg, 'jpg') }
  })
  return { wx: { createCameraContext: () => ({ takePhoto }) } }
}
