import Taro from '@tarojs/taro'

import { askPrivacy } from '../privacy'
import type { Album } from './types'

const scope = 'scope.writePhotosAlbum'

/** What WeChat says went wrong: it throws objects, not errors. */
const reasonOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'errMsg' in error ? String(error.errMsg) : ''

export const album: Album = {
  canSave: true,
  longPress: { showMenuByLongpress: true },
  async save(picture) {
    if (!(await askPrivacy())) return 'refused'
    try {
      await Taro.saveImageToPhotosAlbum({ filePath: picture })
      return 'saved'
    } catch (error) {
      const reason = reasonOf(error)
      if (/cancel/.test(reason)) return 'cancelled'
      if (/auth|permission/.test(reason)) return 'refused'
      throw error
    }
  },
  async openSettings() {
    const { authSetting } = await Taro.openSetting()
    return authSetting[scope] === true
  },
}
