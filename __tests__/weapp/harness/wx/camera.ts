import type { Element } from '../element'
import type { Apis } from './api'
import type { Privacy } from './privacy'

/** What a camera takes: no more than the beginning of a JPEG. */
const jpeg = Buffer.from('ffd8ffe000104a464946', 'hex')

interface Surroundings {
  /** The page on screen. */
  root(): Element
  addFile(bytes: Buffer, extension: string): string
}

/** The phone's camera, and what the learner has settled about it in WeChat. */
export function createCamera(apis: Apis, privacy: Privacy, { root, addFile }: Surroundings) {
  const authSetting: Record<string, boolean> = {}
  let timesInSettings = 0
  const takePhoto = apis.define('takePhoto', () => {
    privacy.require()
    if (!root().find(({ tag }) => tag === 'camera')) throw new Error('camera is not found')
    return { tempImagePath: addFile(jpeg, 'jpg') }
  })
  return {
    /** The learner has refused it once: WeChat does not ask again. */
    forbid: () => void (authSetting['scope.camera'] = false),
    timesInSettings: () => timesInSettings,
    wx: {
      createCameraContext: () => ({ takePhoto }),
      getSetting: apis.define('getSetting', () => ({ authSetting })),
      /** The learner takes the refusal back. */
      openSetting: apis.define('openSetting', () => {
        timesInSettings += 1
        authSetting['scope.camera'] = true
        return { authSetting }
      }),
    },
  }
}
